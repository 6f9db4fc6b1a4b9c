"""Who is banned, from a server or everywhere.

A ban is kept under a keyed hash of the person's id, so that deleting everything about oneself doesn't undo it. Bans are
few and asked about at every press, so they are kept in memory; another process tells when it changes them.
"""

from cogs.controls.sentences import Told
from cogs.people.names import Names
from data import Ban, Signal, Topic
from data.cache import Cache
from data.shadows import KEY, digest
from host.house import House
from words.harmless import plain

#: The server of a ban that holds everywhere.
EVERYWHERE = 0
#: The most characters of a reason.
LONGEST_REASON = 200
#: How long bans in memory count as true (ms).
_FRESH = 60 * 1000


class Bans:
    """All bans."""

    def __init__(self, house: House, names: Names) -> None:
        self._house = house
        self._names = names
        self._key = b""
        self._known: Cache[None, dict[tuple[int, bytes], Ban]] = Cache(1)
        self._read_at = 0

    async def check(self, guild_id: int | None, person: int, *, here: bool = True) -> None:
        """Raise Told if somebody is banned from a server, or everywhere; `here` is whether they are in it.

        Raises ArchiveError.
        """
        ban = await self._of(guild_id, person)
        if ban is not None:
            raise Told(
                "banned" if ban.guild_id else "banned-everywhere",
                where="here" if here else "there",
                until="none" if ban.until is None else f"<t:{ban.until // 1000}:f>",
                reason=plain(ban.reason, LONGEST_REASON) or "none",
            )

    async def check_guest(self, guild_id: int | None, guest: int) -> None:
        """Raise Told if somebody can't be invited because they are banned. Raises ArchiveError."""
        if await self._of(guild_id, guest) is not None:
            raise Told("opponent-banned", name=await self._names.of(guest))

    async def of_server(self, guild_id: int) -> tuple[Ban, ...]:
        """A server's bans that haven't ended, the oldest first. Raises ArchiveError."""
        now = self._house.now()
        return tuple(ban for ban in (await self._all()).values() if ban.guild_id == guild_id and _holds(ban, now))

    def changed(self) -> None:
        """Forget what is no longer true, here and in other processes."""
        self.forget()
        self._house.spawn(self._house.archive.fleet.tell(Signal(Topic.BANS)), "tell of a ban")

    def forget(self) -> None:
        """Read the bans again when they are next needed."""
        self._known.clear()

    async def _of(self, guild_id: int | None, person: int) -> Ban | None:
        known = await self._all()
        if not known:
            return None
        own, now = await self.digest(person), self._house.now()
        found = (known.get((place, own)) for place in (EVERYWHERE, guild_id or EVERYWHERE))
        return next((ban for ban in found if ban is not None and _holds(ban, now)), None)

    async def _all(self) -> dict[tuple[int, bytes], Ban]:
        """Every ban by server and digest, as read within the last minute."""
        if not 0 <= self._house.now() - self._read_at < _FRESH:
            self._known.clear()
        return await self._known.get(None, self._read)

    async def _read(self) -> dict[tuple[int, bytes], Ban]:
        self._read_at = self._house.now()
        return {(ban.guild_id, ban.digest): ban for ban in await self._house.archive.bans.all()}

    async def digest(self, person: int) -> bytes:
        """Under what a person's bans are kept. Raises ArchiveError."""
        if not self._key:
            self._key = await self._house.archive.secret(KEY)
        return digest(self._key, person)


def _holds(ban: Ban, now: int) -> bool:
    return ban.until is None or now < ban.until

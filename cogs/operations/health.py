"""Ask a running bot whether it is well: `python -m cogs.operations.health`.

The container's health check runs it every half a minute, so it imports the standard library only. The exit status is 0
if the bot is well, or if METRICS is empty and nobody can ask; else 1, with a sentence.
"""

import os
import sys
import urllib.error
import urllib.request

#: How long the bot may take to answer (seconds).
PATIENCE = 4.0
#: The addresses that mean every address of the machine, and where it reaches itself then.
_EVERY = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}


def read_address(typed: str) -> tuple[str, int]:
    """Read a port, or an address and a port; the default address is this machine's. Raises ValueError."""
    host, _, port = typed.strip().rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise ValueError("use a port such as 9100, or an address and a port such as 127.0.0.1:9100")
    return host.strip("[]") or "127.0.0.1", int(port)


def url_of(address: tuple[str, int]) -> str:
    """The address of the page, as this machine reaches it."""
    host = _EVERY.get(address[0], address[0])
    return f"http://{f'[{host}]' if ':' in host else host}:{address[1]}/health"


def main() -> int:
    """Return the exit status: 0 if the bot is well, 1 after printing why it isn't."""
    typed = os.environ.get("METRICS", "").strip().strip("\"'")
    if not typed:
        return 0
    try:
        # Whatever proxies the machine has, the bot is on this side of them.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        opener.open(url_of(read_address(typed)), timeout=PATIENCE).close()
    except (OSError, ValueError) as error:
        print(f"METRICS: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

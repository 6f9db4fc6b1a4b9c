"""The baseline of bench_move and bench_rate: it answers every press with one fixed picture."""

import io
import os

import discord
import yarl

discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
with open(os.environ["FIXED_PICTURE"], "rb") as file:
    PICTURE = file.read()


def message() -> tuple[discord.ui.LayoutView, discord.File]:
    view = discord.ui.LayoutView(timeout=None)
    picture = discord.MediaGalleryItem("attachment://board.png", description="A board")
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery(picture)
    again: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(label="Again", custom_id="again")
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow(again)
    view.add_item(discord.ui.Container(gallery, row))
    view.stop()
    return view, discord.File(io.BytesIO(PICTURE), "board.png")


class Fixed(discord.Client):
    async def setup_hook(self) -> None:
        self.tree = discord.app_commands.CommandTree(self)

        @self.tree.command(name="picture", description="Send the picture")
        async def picture(interaction: discord.Interaction) -> None:
            view, file = message()
            await interaction.response.send_message(view=view, file=file, ephemeral=True)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            view, file = message()
            await interaction.response.edit_message(view=view, attachments=[file])


Fixed(intents=discord.Intents(guilds=True)).run(os.environ["DISCORD_TOKEN"], log_handler=None)

privacy-title = ### What is stored about you
privacy-nothing = Nothing is stored about you.
privacy-id = Your Discord ID, which stands for you in games and journals.
# Example: Your names: **Olga** (olga).
privacy-names = Your names: **{ $name }** ({ $account }).
# Example: Your language: en-US.
privacy-language = Your language: { $language }.
# Example: 2 settings and remembered line-ups.
privacy-count-settings = { $count ->
    [one] 1 setting or remembered line-up.
   *[other] { $count } settings and remembered line-ups.
}
# Example: 1 person you blocked.
privacy-count-blocked = { $count ->
    [one] 1 person you blocked.
   *[other] { $count } people you blocked.
}
# Example: For 1 game: whether you finished its lesson or don't want it offered.
privacy-count-lessons = { $count ->
    [one] For 1 game: whether you finished its lesson or don't want it offered.
   *[other] For { $count } games: whether you finished the lesson or don't want it offered.
}
privacy-direct = The channel of your direct messages with me.
# Example: 1 open table or invitation.
privacy-count-open = { $count ->
    [one] 1 open table or invitation.
   *[other] { $count } open tables and invitations.
}
# Example: 1 finished game, with every move. Your rating is computed from it.
privacy-count-finished = { $count ->
    [one] 1 finished game, with every move. Your rating is computed from it.
   *[other] { $count } finished games, with every move. Your ratings are computed from them.
}
# Example: 1 try at a daily puzzle.
privacy-count-tries = { $count ->
    [one] 1 try at a daily puzzle.
   *[other] { $count } tries at daily puzzles.
}
# Example: 1 note about when I mentioned you. I keep it for a day.
privacy-count-mentions = { $count ->
    [one] 1 note about when I mentioned you. I keep it for a day.
   *[other] { $count } notes about when I mentioned you. I keep them for a day.
}
# Example: 1 note about when you opened a table. I keep it for a day.
privacy-count-openings = { $count ->
    [one] 1 note about when you opened a table. I keep it for a day.
   *[other] { $count } notes about when you opened a table. I keep them for a day.
}
# Example: 1 direct message that shows your hand.
privacy-count-hands = { $count ->
    [one] 1 direct message that shows your hand.
   *[other] { $count } direct messages that show your hands.
}
# Example: Whether you're a member of 2 servers.
privacy-count-servers = { $count ->
    [one] Whether you're a member of 1 server.
   *[other] Whether you're a member of { $count } servers.
}
# Example: 1 ban, with its reason. A hash of your ID stays until it's lifted, even if you delete the rest.
privacy-count-bans = { $count ->
    [one] 1 ban, with its reason. A hash of your ID stays until it's lifted, even if you delete the rest.
   *[other] { $count } bans, with their reasons. A hash of your ID stays until they're lifted, even if you delete the rest.
}
# Example: 2 games you follow.
privacy-count-follows = { $count ->
    [one] 1 game you follow.
   *[other] { $count } games you follow.
}
# Example: 1 prediction of a cup match.
privacy-count-tips = { $count ->
    [one] 1 prediction of a cup match.
   *[other] { $count } predictions of cup matches.
}
# Example: 1 change to a server's settings.
privacy-count-changes = { $count ->
    [one] 1 change to a server's settings.
   *[other] { $count } changes to servers' settings.
}
# Example: 2 events that you joined, organised or corrected.
privacy-count-events = { $count ->
    [one] 1 event that you joined, organised or corrected.
   *[other] { $count } events that you joined, organised or corrected.
}
# Example: That you missed your last event in 2 servers, under a hash of your ID.
privacy-count-absences = { $count ->
    [one] That you missed your last event in 1 server, under a hash of your ID.
   *[other] That you missed your last event in { $count } servers, under a hash of your ID.
}
# Example: 1 note from before you deleted everything, such as a table you opened. It stays for a day, under a hash of your ID.
privacy-count-against = { $count ->
    [one] 1 note from before you deleted everything, such as a table you opened. It stays for a day, under a hash of your ID.
   *[other] { $count } notes from before you deleted everything, such as tables you opened. They stay for a day, under a hash of your ID.
}
# Example: That you deleted everything @. I keep that for a day, under a hash of your ID.
privacy-erased-lately = That you deleted everything { $when }. I keep that for a day, under a hash of your ID.
privacy-ways = **/mundialito privacy export** sends you all of it as a file. **/mundialito privacy delete** deletes it.
privacy-exported = Here is everything stored about you. Only you can see this message.
# Example: Your names, settings, ratings, puzzle tries and everything else about you will be deleted. Finished games stay for the others, and show you as *someone who left*. / What limits you, such as someone's …
privacy-ask = { $open ->
    [0] { privacy-ask-all }
    [one] You're at 1 open table or invited to it. You'll leave it, or resign if the game is running.
        { privacy-ask-all }
   *[other] You're at { $open } open tables or invited to them. You'll leave them, and resign in running games.
        { privacy-ask-all }
}
# Example: Your names, settings, ratings, puzzle tries and everything else about you will be deleted. Finished games stay for the others, and show you as *someone who left*. / What limits you, such as someone's …
privacy-ask-all =
    Your names, settings, ratings, puzzle tries and everything else about you will be deleted. Finished games stay for the others, and show you as *someone who left*.
    What limits you, such as someone's block, stays as long as it would have, under a hash of your ID. You can delete everything once a day.
    This can't be undone. Messages already posted in channels stay until someone deletes them there.
    The button works for { $minutes } minutes.
# Example: That button worked for 15 minutes only. Nothing was deleted. Type **/mundialito privacy delete** to get a new one.
privacy-late = That button worked for { $minutes } minutes only. Nothing was deleted. Type **/mundialito privacy delete** to get a new one.
# Example: You deleted everything about you less than a day ago. You can do it again in 2 hours.
privacy-too-soon = You deleted everything about you less than a day ago. You can do it again { $when }.
button-erase = Delete everything about me
privacy-erased = Everything about you is deleted. If you play again, you start as a new player.
privacy-erased-nothing = There was nothing left to delete.
privacy-count-streaks = Your streak in the daily puzzles.
# Example: 2 of your own mistakes, shown again or solved.
privacy-count-mistakes = { $count ->
    [one] 1 of your own mistakes, shown again or solved.
   *[other] { $count } of your own mistakes, shown again or solved.
}
# Example: 2 messages about your turns, with when the next is due.
privacy-count-digests = { $count ->
    [one] 1 message about your turns, with when the next is due.
   *[other] { $count } messages about your turns, with when the next is due.
}

"""The stand-in's HTTP side: `server` takes each request; `application`, `channels`, `calendar` and `interactions` hold
the routes, and `posting` is what happens to a message.

Room: testbed/standin. Imports the rest of the stand-in but `driver`, `acting` and `arranging`.
"""

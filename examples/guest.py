"""A bot in about thirty lines: sits down at a table and plays the first legal move until the game is over.

    python examples/guest.py http://localhost:7440 TABLE_ID

It uses nothing of the project, only the messages of docs/protocol.md; any language with a WebSocket can do the same.
"""

import json
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def main(base: str, table: str) -> None:
    body = json.dumps({"name": "First Legal"}).encode()
    with urlopen(Request(f"{base}/api/tables/{table}/sit", body, method="POST")) as answer:
        cookie = answer.headers["Set-Cookie"].split(";")[0]  # the seat belongs to this cookie
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        for frame in socket:
            message = json.loads(frame)
            if message.get("table") and message["table"]["status"] == "over":
                print("over:", message["table"]["result"]["ranks"])
                return
            you = (message.get("position") or {}).get("you")
            if you and you["seq"] is not None:  # a decision is owed; `seq` says which one
                move = you["legal"][0]["action"]
                socket.send(
                    json.dumps({"do": "act", "seat": you["seat"], "seq": you["seq"], "moves": [move]})
                )


if __name__ == "__main__":
    main(*sys.argv[1:])

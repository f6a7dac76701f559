"""A customer by slixmpp: joins a room, reads its history, confirms and sends messages, and uploads an image."""

import asyncio
import base64
import io
import json
import sys

from slixmpp import ClientXMPP, JID

PORT, ADDRESS, PASSWORD, ROOM = int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4]
IMAGE = base64.b64decode(sys.argv[5])
SECONDS = 10


def report(**line):
    print(json.dumps(line), flush=True)


class Customer(ClientXMPP):
    def __init__(self):
        plugin_config = {"feature_mechanisms": {"unencrypted_plain": True}}
        super().__init__(ADDRESS, PASSWORD, plugin_config=plugin_config)
        for plugin in ("xep_0030", "xep_0045", "xep_0184", "xep_0198", "xep_0313", "xep_0363"):
            self.register_plugin(plugin)
        self.finished = asyncio.get_event_loop().create_future()
        self.add_event_handler("session_start", self.work)
        self.add_event_handler("failed_auth", lambda _: self.finished.set_exception(PermissionError()))

    async def work(self, _):
        try:
            await self.converse()
            self.finished.set_result(None)
        except Exception as error:
            self.finished.set_exception(error)

    async def converse(self):
        self.send_presence()
        report(signedIn=self.boundjid.bare)
        room = JID(ROOM)
        await self["xep_0045"].join_muc_wait(room, "customer", maxstanzas=0, timeout=SECONDS)
        history = [
            result["mam_result"]["forwarded"]["stanza"]["body"]
            async for result in self["xep_0313"].iterate(jid=room, rsm={"max": 50})
        ]
        report(history=history)
        receipts = asyncio.get_event_loop().create_future()
        self.add_event_handler("receipt_received", lambda message: receipts.set_result(message["receipt"]))
        message = self.make_message(mto=room, mbody="Hello from slixmpp", mtype="groupchat")
        message["request_receipt"] = True
        message.send()
        confirmed = await asyncio.wait_for(receipts, SECONDS)
        report(receipt=confirmed == message["id"])
        # Its search for the service fails in Python 3.11 and later.
        self["xep_0363"].upload_service = JID(f"upload.{self.boundjid.domain}")
        url = await self["xep_0363"].upload_file(
            "photo.png", content_type="image/png", input_file=io.BytesIO(IMAGE), timeout=SECONDS
        )
        report(uploaded=url)


customer = Customer()
customer.connect(("127.0.0.1", PORT), disable_starttls=True, force_starttls=False)
try:
    customer.loop.run_until_complete(asyncio.wait_for(customer.finished, 3 * SECONDS))
finally:
    customer.disconnect()

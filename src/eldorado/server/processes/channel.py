"""Messages between the processes of one machine, optionally with a connection of a browser to hand over.

One message, one answer, over a Unix socket. A connection goes as a file descriptor: from then on the other process
talks to the browser itself, so that nothing is copied back and forth between them.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from eldorado.core.plain import Plain

PATIENCE = 3.0  # seconds for an answer
LARGEST = 4_000_000
AT_ONCE = 16
Answer = Callable[[Plain, int | None], Awaitable[Plain]]


def send(connection: socket.socket, message: Plain, descriptor: int | None = None) -> None:
    data = msgspec.json.encode(message)
    head = len(data).to_bytes(4, "big")
    if descriptor is None:
        connection.sendall(head)
    else:
        socket.send_fds(connection, [head], [descriptor])
    connection.sendall(data)


def receive(connection: socket.socket) -> tuple[Plain, int | None]:
    head, descriptors, _, _ = socket.recv_fds(connection, 4, 1)
    descriptor = descriptors[0] if descriptors else None
    try:
        head += exactly(connection, 4 - len(head))
        return msgspec.json.decode(exactly(connection, int.from_bytes(head, "big"))), descriptor
    except BaseException:
        if descriptor is not None:
            os.close(descriptor)
        raise


def exactly(connection: socket.socket, size: int) -> bytes:
    if size > LARGEST:
        raise ValueError("a message of another process is too large")
    data = b""
    while len(data) < size:
        more = connection.recv(size - len(data))
        if not more:
            raise EOFError("another process hung up")
        data += more
    return data


def ask(place: str, message: Plain, descriptor: int | None = None) -> Plain:
    """Ask the process at a place; OSError, EOFError or a timeout if it does not answer."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(PATIENCE)
        connection.connect(place)
        send(connection, message, descriptor)
        return receive(connection)[0]


class Ear:
    """The receiving end of this process. Threads wait for messages; the event loop answers them."""

    def __init__(self, place: str, answer: Answer) -> None:
        self.place = place
        self.answer = answer
        self.loop = asyncio.get_running_loop()
        with contextlib.suppress(FileNotFoundError):
            os.unlink(place)
        self.listening = socket.socket(socket.AF_UNIX)
        self.listening.bind(place)
        self.listening.listen(256)
        self.threads = ThreadPoolExecutor(AT_ONCE, "other processes")
        threading.Thread(target=self.listen, name="ear", daemon=True).start()

    def listen(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # closed
            while True:
                connection, _ = self.listening.accept()
                self.threads.submit(self.serve, connection)

    def serve(self, connection: socket.socket) -> None:
        with connection, contextlib.suppress(OSError, EOFError, ValueError, RuntimeError):
            connection.settimeout(PATIENCE)
            message, descriptor = receive(connection)
            answered = asyncio.run_coroutine_threadsafe(self.answering(message, descriptor), self.loop)
            send(connection, answered.result(4 * PATIENCE))

    async def answering(self, message: Plain, descriptor: int | None) -> Plain:
        return await self.answer(message, descriptor)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
        with contextlib.suppress(OSError):
            os.unlink(self.place)
        self.threads.shutdown(wait=False, cancel_futures=True)

"""What ill-meaning or careless people type: 200 texts, tried at the server and in the browser through every field."""

from __future__ import annotations

import itertools

CORES = [
    "<script>window.hurt=1</script>",
    "<img src=x onerror=window.hurt=1>",
    "<svg onload=window.hurt=1>",
    "'\"><b onmouseover=window.hurt=1>x</b>",
    "javascript:window.hurt=1",
    "{{constructor.constructor('window.hurt=1')()}}",
    "${window.hurt=1}'; drop table board; --",
    "{@html '<img src=x onerror=window.hurt=1>'}",
    "</title><script>window.hurt=1</script>",
    "<iframe srcdoc='<script>parent.hurt=1</script>'>",
    "<a href=javascript:window.hurt=1>x</a>",
    "<style>*{display:none}</style>",
    "../../etc/passwd\r\nSet-Cookie: a=b\x00\x1b[31m",
    "%3Cscript%3Ewindow.hurt=1%3C/script%3E",
    "{n#one|other}{who:seat}",
    "\u202edlrow\u202c\u2066\u2029\ufeff",
    "A\u0301\u0301\u0301\u0301" * 6,
    "W" * 400,
    "\u200b\u200b\u200b",
    "𝕬𝖓𝖓𝖆 🗺️ 👩‍👩‍👧‍👦",
]
WRAPS = ["{}", " {} ", "x{}x", "<{}>", '"{}', "'{}", "{}\n{}", "&lt;{}", "<!--{}-->", "`{}`"]
PAYLOADS = [wrap.replace("{}", core) for core, wrap in itertools.product(CORES, WRAPS)]

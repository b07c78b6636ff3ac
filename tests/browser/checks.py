"""What every screen must keep to: no scroll of the page, nothing cut off or covered, targets for fingers, axe."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")

# What lies on top decides: a dialog, the panel of the end of the turn, a curtain; else the whole page.
LAYOUT = """(finger) => {
  const wrong = []
  const page = document.scrollingElement
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    wrong.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`)
  const top = document.querySelector('dialog[open], .end, .curtain, .offer') ?? document.body
  const said = e => (e.getAttribute('aria-label') ?? e.innerText ?? '').trim().slice(0, 40)
  const name = e => `${e.tagName.toLowerCase()} “${said(e)}”`
  const shown = e => { const s = getComputedStyle(e), r = e.getBoundingClientRect()
    return s.visibility !== 'hidden' && r.width > 1 && r.height > 1 && !e.closest('.hidden-label, [aria-hidden=true]') }
  // The part of an element that its scrolling ancestors let through, or null if it is scrolled out of sight.
  const seen = e => { let r = e.getBoundingClientRect(), x0 = r.left, y0 = r.top, x1 = r.right, y1 = r.bottom
    for (let p = e.parentElement; p && p !== document.documentElement; p = p.parentElement) {
      const s = getComputedStyle(p)
      if (/(auto|scroll)/.test(s.overflowX + s.overflowY)) { const q = p.getBoundingClientRect()
        x0 = Math.max(x0, q.left); y0 = Math.max(y0, q.top); x1 = Math.min(x1, q.right); y1 = Math.min(y1, q.bottom)
        if (x1 - x0 < r.width - 2 || y1 - y0 < r.height - 2) return null } }
    return [x0, y0, x1, y1] }
  const controls = [...top.querySelectorAll('button, a[href], input, select, textarea, [role=button], [role=tab]')]
    .filter(e => shown(e) && !e.closest('svg') && !e.classList.contains('skip') && e.type !== 'file')
  for (const e of controls) {
    const r = e.getBoundingClientRect(), part = seen(e)
    if (!part) continue
    const [left, up, right, down] = part
    if (left < -1 || up < -1 || right > innerWidth + 1 || down > innerHeight + 1)
      wrong.push(`${name(e)} sticks out: ${part.map(Math.round)}`)
    const label = e.closest('label')
    const w = Math.max(r.width, label ? label.getBoundingClientRect().width : 0)
    const h = Math.max(r.height, label ? label.getBoundingClientRect().height : 0)
    if (finger && (w < 43.5 || h < 43.5))
      wrong.push(`${name(e)} is too small for a finger: ${Math.round(w)}x${Math.round(h)}`)
    const hit = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2)
    if (hit && !e.contains(hit) && !hit.contains(e) && !label?.contains(hit))
      wrong.push(`${name(e)} is covered by ${name(hit)}`)
  }
  const words = [...top.querySelectorAll('h1, h2, h3, p, li, button, a, label, dt, dd, b, small, span')]
    .filter(e => shown(e) && !e.closest('svg') && [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
  for (const e of words) {
    if (!seen(e)) continue
    const range = document.createRange(); range.selectNodeContents(e)
    const text = range.getBoundingClientRect()
    for (let p = e; p && p !== document.body; p = p.parentElement) { const s = getComputedStyle(p)
      if (s.textOverflow === 'ellipsis') break
      if (s.overflowX === 'hidden' || s.overflowY === 'hidden' || p === e && s.overflow === 'clip') {
        const q = p.getBoundingClientRect()
        if (text.left < q.left - 3 || text.right > q.right + 3 || text.top < q.top - 3 || text.bottom > q.bottom + 3) {
          wrong.push(`${name(e)} is cut off by ${p.tagName.toLowerCase()}.${p.className}`); break } } }
  }
  return wrong
}"""


def layout_problems(page: Page, phone: bool) -> list[str]:
    found: list[str] = page.evaluate(LAYOUT, phone)
    return found


def axe_problems(page: Page) -> list[str]:
    """What axe-core calls serious or critical. Its source is evaluated: a script tag would break the policy."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']}: {v['help']} — {node['html'][:140]}"
        for v in found["violations"]
        if v["impact"] in SERIOUS
        for node in v["nodes"][:3]
    ]

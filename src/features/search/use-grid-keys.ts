/** The focus stays in the field: arrows move the active cell, Enter presses it, Escape deactivates it. */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** Outdated results cannot be pressed. */
const rowsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[data-row]:not([inert] *)') ?? []),
]
const cellsIn = (row: HTMLElement | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
]

interface CellPosition {
  row: number
  cell: number
}
const positionOf = (rows: readonly HTMLElement[], id: string | null): CellPosition | null => {
  for (const [row, element] of rows.entries()) {
    const cell = cellsIn(element).findIndex((candidate) => candidate.id === id)
    if (cell >= 0) return { row, cell }
  }
  return null
}

/** The cell that a key leads to; null is the field itself, undefined none. */
const step = (key: string, at: CellPosition | null, rows: readonly HTMLElement[], forward: 1 | -1) => {
  const cellAt = (row: number, cell: number) => {
    const cells = cellsIn(rows[row])
    return cells[Math.min(cell, cells.length - 1)]
  }
  if (key === 'ArrowDown') return at ? (cellAt(at.row + 1, at.cell) ?? cellAt(at.row, at.cell)) : cellAt(0, 0)
  if (!at) return undefined
  if (key === 'ArrowUp') return at.row === 0 ? null : cellAt(at.row - 1, at.cell)
  const sideways = key === 'ArrowRight' ? forward : key === 'ArrowLeft' ? -forward : 0
  return sideways === 0 ? undefined : (cellsIn(rows[at.row])[at.cell + sideways] ?? cellAt(at.row, at.cell))
}

const pressCell = (cell: HTMLElement) => cell.querySelector<HTMLElement>('a, button')?.click()

interface GridKeys {
  active: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
  deactivate: () => void
}

export const useGridKeys = (box: RefObject<HTMLElement | null>, onEscape: () => void): GridKeys => {
  const [active, setActive] = useState<string | null>(null)
  // The marked cell and the one that Enter presses stay the same, also when the grid changes.
  useLayoutEffect(() => {
    if (active === null || !box.current) return
    let marked: HTMLElement | null = null
    const mark = () => {
      const cell = document.getElementById(active)
      if (!cell) return setActive(null)
      if (cell === marked) return
      marked?.removeAttribute('data-active')
      marked = cell
      cell.setAttribute('data-active', '')
      cell.scrollIntoView({ block: 'nearest' })
    }
    mark()
    const changes = new MutationObserver(mark)
    changes.observe(box.current, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      marked?.removeAttribute('data-active')
    }
  }, [active, box])

  const onKeyDown = (event: KeyboardEvent) => {
    // During composition of a character the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const rows = rowsIn(box.current)
    const at = positionOf(rows, active)
    const { key } = event
    if (key === 'Escape') {
      event.preventDefault()
      if (at) setActive(null)
      else onEscape()
      return
    }
    if (key === 'Enter' && at) {
      event.preventDefault()
      const cell = cellsIn(rows[at.row])[at.cell]
      if (cell) pressCell(cell)
      return
    }
    const forward = box.current && getComputedStyle(box.current).direction === 'rtl' ? -1 : 1
    const next = step(key, at, rows, forward)
    if (next === undefined) return
    event.preventDefault()
    setActive(next?.id ?? null)
  }
  return { active: active ?? undefined, onKeyDown, deactivate: () => setActive(null) }
}

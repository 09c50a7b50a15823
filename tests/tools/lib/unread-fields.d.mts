interface Row {
  id: string
  text: string
}
export function fieldOf(row: Row): string | null
export function rowsWithUnreadField(root: string, rows: readonly Row[]): string[]

import { encode } from 'uqr'

/** The quiet zone: four light modules, as the standard asks. */
const quietZone = 4

export const qrPathOf = (address: string): { side: number; path: string } => {
  // The percent-encoded address: some readers guess another encoding.
  const { data, size } = encode(new URL(address).href, { ecc: 'M', border: quietZone })
  const runs: string[] = []
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      const width = x - start + 1
      runs.push(`M${start} ${y}h${width}v1h-${width}z`)
    }
  })
  return { side: size, path: runs.join('') }
}

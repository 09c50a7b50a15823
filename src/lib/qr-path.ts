import { encode } from 'uqr'

/** Light modules around the code, without which a camera does not find it: four, as its standard asks. */
const quiet = 4

/** The dark modules of an address's code as one path, and the side of the square it is drawn in. */
export const qrPathOf = (address: string): { side: number; path: string } => {
  // The letters of an address as it travels: some readers take others for another alphabet.
  const { data, size } = encode(new URL(address).href, { ecc: 'M', border: quiet })
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

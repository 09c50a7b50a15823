export class ResponseTooLarge extends Error {
  override name = 'TooLarge'
}

export const readBounded = async (response: Response, most: number): Promise<string> => {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.byteLength
    // Leaving the loop cancels the response.
    if (size > most) throw new ResponseTooLarge(`it is larger than ${most} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

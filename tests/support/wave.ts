/** A quiet tone as a WAV file: sound of a known length without a codec. */
const rate = 8000

const createWave = (seconds: number): Buffer => {
  const samples = seconds * rate
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at++)
    file.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * 440 * at) / rate)), 44 + at * 2)
  return file
}

const waves = new Map<number, Buffer>()
/** Computed once: a player asks for each file in many ranges. */
export const wave = (seconds: number): Buffer => {
  const file = waves.get(seconds) ?? createWave(seconds)
  waves.set(seconds, file)
  return file
}

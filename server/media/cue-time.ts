const twoDigits = (value: number) => String(value).padStart(2, '0')

export const cueTime = (seconds: number) =>
  `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}.000`

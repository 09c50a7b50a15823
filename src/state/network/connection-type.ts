/** Not in the standard: one of three engines reports it, and only on phones. */
type NetworkInformation = EventTarget & { type?: string }

const connectionOf = () => (navigator as Navigator & { connection?: NetworkInformation }).connection

export const connectionType = (): string => connectionOf()?.type ?? ''

export const followConnectionType = (onChange: () => void, stopped: AbortSignal) =>
  connectionOf()?.addEventListener('change', onChange, { signal: stopped })

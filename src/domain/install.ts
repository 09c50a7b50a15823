export type InstallVariant = 'native' | 'ios' | 'macos' | 'firefoxAndroid' | 'none'

interface InstallFacts {
  isStandalone: boolean
  hasPrompt: boolean
  userAgent: string
  touchPoints: number
}

const isSafari = (agent: string) =>
  /Safari\//.test(agent) && !/Chrome|Chromium|CriOS|FxiOS|EdgiOS|Android/.test(agent)
const isAppleTouch = ({ userAgent, touchPoints }: InstallFacts) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

export const installVariantOf = (facts: InstallFacts): InstallVariant => {
  if (facts.isStandalone) return 'none'
  if (facts.hasPrompt) return 'native'
  // On iOS every browser installs through the share menu; an iPad says it is a Mac.
  if (isAppleTouch(facts)) return 'ios'
  if (/Macintosh/.test(facts.userAgent) && isSafari(facts.userAgent)) return 'macos'
  return /Android.*Firefox\//.test(facts.userAgent) ? 'firefoxAndroid' : 'none'
}

import { DataChoice } from './DataChoice.tsx'
import { KeysChoice, PrivacyChoice } from './DialogChoices.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SoundChoice } from './SoundChoice.tsx'
import { StorageChoice } from './StorageChoice.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { VideoChoice } from './VideoChoice.tsx'

export const SettingsPanel = () => (
  <>
    <LanguageChoice />
    <ThemeChoice />
    <DataChoice />
    <VideoChoice />
    <SoundChoice />
    <StorageChoice />
    <KeysChoice />
    <PrivacyChoice />
  </>
)

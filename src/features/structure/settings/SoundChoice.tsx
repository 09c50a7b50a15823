import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { crossfadeSeconds } from '../../../domain/player/crossfade.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import {
  restoreAudioPreferences,
  audioPreferences,
  saveAudioPreferences,
} from '../../../state/player/audio-preferences.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { ChipTabs } from '../../../ui/ChipTabs.tsx'
import { SettingsChoice } from './SettingsChoice.tsx'

export const SoundChoice = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { name } = usePortal().tenant
  const { even, crossfade } = useSnapshot(audioPreferences)
  useEffect(() => restoreAudioPreferences(name), [name])
  const seconds = (n: number) =>
    n === 0 ? t('settings.saving.off') : t('settings.seconds', { n: number(n) })
  return (
    <>
      <SettingsChoice title={t('settings.even')} text={t('settings.evenText')}>
        <ChipTabs
          label={t('settings.even')}
          tabs={[
            { id: 'on', label: t('settings.saving.on') },
            { id: 'off', label: t('settings.saving.off') },
          ]}
          current={even ? 'on' : 'off'}
          onChoose={(id) => saveAudioPreferences(name, { even: id === 'on' })}
        />
      </SettingsChoice>
      <SettingsChoice title={t('settings.crossfade')} text={t('settings.crossfadeText')}>
        <ChipTabs
          label={t('settings.crossfade')}
          tabs={crossfadeSeconds.map((n) => ({ id: String(n), label: seconds(n) }))}
          current={String(crossfade)}
          onChoose={(id) => saveAudioPreferences(name, { crossfade: Number(id) })}
        />
      </SettingsChoice>
    </>
  )
}

import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { videoHeights } from '../../../domain/video/video-quality.ts'
import {
  videoPreferences,
  restoreVideoPreferences,
  setVideoPreference,
} from '../../../state/video/video-preferences.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { ChipTabs } from '../../../ui/ChipTabs.tsx'
import { SettingsChoice } from './SettingsChoice.tsx'

const auto = 'auto'

export const VideoChoice = () => {
  const { t } = useTranslation()
  const { figure } = useFormats()
  const { name } = usePortal().tenant
  const { height } = useSnapshot(videoPreferences)
  useEffect(() => restoreVideoPreferences(name), [name])
  // A video may have had a quality that is not in our list.
  const heights = [...new Set([...videoHeights, ...(height === null ? [] : [height])])].toSorted(
    (a, b) => a - b,
  )
  return (
    <SettingsChoice title={t('settings.film')} text={t('settings.filmText')}>
      <ChipTabs
        label={t('settings.film')}
        tabs={[
          { id: auto, label: t('settings.saving.auto') },
          ...heights.map((option) => ({
            id: String(option),
            label: t('settings.lines', { n: figure(option) }),
          })),
        ]}
        current={String(height ?? auto)}
        onChoose={(id) => setVideoPreference(name, 'height', id === auto ? null : Number(id))}
      />
    </SettingsChoice>
  )
}

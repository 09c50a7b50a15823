/** How fine films are shown. The menu of a film changes the same choice. */
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { filmHeights } from '../../../domain/video/video-quality.ts'
import { filmWishes, restoreFilmWishes, wishFilm } from '../../../state/video/video-preferences.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { ChipTabs } from '../../../ui/ChipTabs.tsx'
import { Choice } from './SettingsChoice.tsx'

const auto = 'auto'

export const FilmChoice = () => {
  const { t } = useTranslation()
  const { figure } = useFormats()
  const { name } = usePortal().tenant
  const { height } = useSnapshot(filmWishes)
  useEffect(() => restoreFilmWishes(name), [name])
  // A film may have had a quality that is none of ours.
  const heights = [...new Set([...filmHeights, ...(height === null ? [] : [height])])].toSorted(
    (a, b) => a - b,
  )
  return (
    <Choice title={t('settings.film')} text={t('settings.filmText')}>
      <ChipTabs
        label={t('settings.film')}
        tabs={[
          { id: auto, label: t('settings.saving.auto') },
          ...heights.map((lines) => ({
            id: String(lines),
            label: t('settings.lines', { n: figure(lines) }),
          })),
        ]}
        current={String(height ?? auto)}
        onChoose={(id) => wishFilm(name, 'height', id === auto ? null : Number(id))}
      />
    </Choice>
  )
}

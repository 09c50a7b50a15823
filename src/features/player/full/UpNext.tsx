import { IconPlaylist } from '@tabler/icons-react'
import { kindOf } from '../../../contract/kinds.ts'
import { useQueueButton } from '../../../state/queue/queue-panel.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Text } from '../../../ui/Text.tsx'
import { useNextTrack } from '../use-next-track.ts'
import css from './UpNext.module.css'

export const UpNext = () => {
  const { t } = useTranslation()
  const next = useNextTrack()
  const { shape } = kindOf(next?.kind ?? 'track')
  return (
    <button type="button" className={css.next} {...useQueueButton()}>
      {next && (
        <Picture
          picture={next.picture}
          shape={shape}
          size="row"
          className={classNames(css.picture, css[shape])}
        />
      )}
      <span className={css.words}>
        <span>{next ? t('queue.next') : t('queue.nothing')}</span>
        {next && <Text lang={next.lang}>{next.title}</Text>}
      </span>
      <IconPlaylist className="mirror" size={24} aria-hidden />
      <span className="sr">{t('queue.title')}</span>
    </button>
  )
}

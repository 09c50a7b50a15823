import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { DialogProps } from '../../state/dialogs/dialog-types.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './GalleryDialog.module.css'
import { useGallery } from './use-gallery.ts'

export const GalleryDialog = ({ addresses, colours, at, title }: DialogProps['gameGallery']) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { strip: row, now, go: goTo, handlers } = useGallery(addresses.length, at)
  const all = number(addresses.length)
  const nameOf = (index: number) => t('game.picture', { n: number(index + 1), all })
  return (
    <div className={css.gallery}>
      <ul
        ref={row}
        className={css.strip}
        // It scrolls, so the keyboard must be able to reach it.
        tabIndex={0}
        aria-label={t('game.picturesOf', { title })}
        {...handlers}
      >
        {addresses.map((url, index) => (
          <li key={url} className={css.place} aria-hidden={index !== now}>
            <Picture
              picture={{ url, colours, alt: nameOf(index) }}
              shape="wide"
              size="hero"
              decorative={false}
              className={css.picture}
            />
          </li>
        ))}
      </ul>
      <div className={css.bar}>
        <IconButton label={t('game.previous')} aria-disabled={now === 0} onClick={() => goTo(now - 1)}>
          <IconChevronLeft className="mirror" size={28} aria-hidden />
        </IconButton>
        <p className={css.count} aria-live="polite">
          {nameOf(now)}
        </p>
        <IconButton
          label={t('game.next')}
          aria-disabled={now === addresses.length - 1}
          onClick={() => goTo(now + 1)}
        >
          <IconChevronRight className="mirror" size={28} aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

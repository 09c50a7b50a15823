/** Dark on light in every theme: many cameras read no other. Loaded on demand. */
import { useTranslation } from '../../state/words/translation.tsx'
import { qrPathOf } from '../../lib/qr-path.ts'
import css from './QrCode.module.css'

export const QrCode = ({ link }: { link: string }) => {
  const { t } = useTranslation()
  const { side, path } = qrPathOf(link)
  return (
    <figure className={css.figure}>
      <svg
        className={css.code}
        role="img"
        aria-label={t('dialogs.share.codeOf')}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <rect width={side} height={side} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className={css.caption}>{t('dialogs.share.scan')}</figcaption>
    </figure>
  )
}

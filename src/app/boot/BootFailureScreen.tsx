/** What stands where the page could not start. It needs nothing but the words that came with the document. */
import { useTranslation } from '../../state/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { FallenStone } from '../errors/ErrorArt.tsx'
import css from '../errors/ErrorPage.module.css'
import type { BootStep } from './boot-failure.ts'

export const BootFailureScreen = ({ step, retry }: { step: BootStep; retry: () => void }) => {
  const { t } = useTranslation()
  return (
    <main className={css.page}>
      <FallenStone className={css.art} />
      <h1 className={css.head}>{t(`boot.${step}.head`)}</h1>
      <p className={css.desc} role="alert">
        {t(`boot.${step}.desc`)}
      </p>
      <div className={css.actions}>
        <Button look="primary" onClick={retry}>
          {t('boot.retry')}
        </Button>
      </div>
    </main>
  )
}

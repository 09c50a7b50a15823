import { useTranslation } from '../../state/words/translation.tsx'
import { Arches } from '../../ui/Arches.tsx'
import { error } from '../../ui/arch-pictures/error.tsx'
import { Button } from '../../ui/Button.tsx'
import css from '../errors/ErrorPage.module.css'
import type { BootStep } from './boot-failure.ts'

export const BootFailureScreen = ({ step, retry }: { step: BootStep; retry: () => void }) => {
  const { t } = useTranslation()
  return (
    <main className={css.page}>
      <Arches picture={error} />
      <h1 className={css.head}>{t(`boot.${step}.head`)}</h1>
      <p className={css.desc} role="alert">
        {t(`boot.${step}.desc`)}
      </p>
      <div className={css.actions}>
        <Button variant="primary" onClick={retry}>
          {t('boot.retry')}
        </Button>
      </div>
    </main>
  )
}

import './mantine.css'
import { I18nextProvider } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { type OpenDialog, dialogs } from '../../state/dialogs/dialogs.ts'
import { LocationRouter } from '../../state/navigation/LocationRouter.tsx'
import { useInterfaceContext } from '../../state/preferences/use-interface-context.ts'
import { useAllWordsLoaded, useTranslator } from '../../state/words/translation.tsx'
import { MantineRoot } from '../../ui/MantineRoot.tsx'
import { DialogView } from './DialogView.tsx'

export const DialogHost = () => {
  const { stack } = useSnapshot(dialogs)
  const { i18n } = useTranslator()
  const areWordsLoaded = useAllWordsLoaded()
  return (
    <I18nextProvider i18n={i18n}>
      <MantineRoot {...useInterfaceContext()}>
        <LocationRouter>
          {areWordsLoaded &&
            stack.map((dialog, at) => (
              <DialogView key={dialog.id} dialog={dialog as OpenDialog} isTop={at === stack.length - 1} />
            ))}
        </LocationRouter>
      </MantineRoot>
    </I18nextProvider>
  )
}

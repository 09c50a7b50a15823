/** To the search field that is on screen; where there is none, to the search screen, which starts with the focus in it. */
import { linkTo } from '../../domain/addresses/addresses.ts'
import { navigate } from '../navigation/navigation.ts'

const isVisible = (element: Element) => element.getClientRects().length > 0
const firstVisible = <E extends HTMLElement>(selector: string) =>
  [...document.querySelectorAll<E>(selector)].find(isVisible)

export const focusSearch = () => {
  const field = firstVisible<HTMLInputElement>('form[role=search] input')
  if (field) {
    field.focus()
    field.select()
  } else if (firstVisible(`header a[href$="${linkTo.search()}"]`)) navigate(linkTo.searchTyping())
}

import type { Six } from './six-languages.ts'
import { page, prose } from './blocks.ts'

export const plans: Six = ['Plans', 'الباقات', 'Formules', 'Abos', 'Planes', 'Abonamente']
export const plansText: Six = [
  'Compare what each plan includes and what it costs.',
  'ما الذي تفتحه كل باقة، وكم تكلّف.',
  'Ce que chaque formule ouvre, et ce qu’elle coûte.',
  'Was jedes Abo öffnet und was es kostet.',
  'Qué abre cada plan y cuánto cuesta.',
  'Ce deschide fiecare abonament și cât costă.',
]

/** The page itself lists the plans below it. */
export const plansPage = page('subscription', plans, prose('text', null, plansText))

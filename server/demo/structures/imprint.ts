/** The publisher of each tenant, with its invented company. */
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'
import { prose } from '../../modules/structure/defaults/blocks.ts'
import { imprintPage } from '../../modules/structure/defaults/imprint.ts'

interface Company {
  name: string
  street: string
  mail: string
  phone: string
}
/** Names under `.example` and numbers with 555 are reserved for examples. */
const companies: Record<string, Company> = {
  nour: {
    name: 'Nour House',
    street: 'Lantern Street 12',
    mail: 'salam@nour.example',
    phone: '+1 202 555 0142',
  },
  klang: { name: 'Klang Verlag', street: 'Südring 7', mail: 'post@klang.example', phone: '+1 202 555 0167' },
}
const usual: Company = {
  name: 'Riwaq House',
  street: 'Arcade Court 5',
  mail: 'hello@riwaq.example',
  phone: '+1 202 555 0113',
}

const line = (...parts: string[]): Six => {
  // Each isolated, or the first one would be read from the left in a line that is read from the right.
  const text = parts.map((part) => `\u2066${part}\u2069`).join(' · ')
  return [text, text, text, text, text, text]
}

export const imprintOf = (tenant: string): StoredNode => {
  const { name, street, mail, phone } = companies[tenant] ?? usual
  return imprintPage(
    [
      // Two per line, or a line could end with the dot between them.
      line(name, street),
      line(mail, phone),
      [
        'Letters are read on weekdays and answered within three days; those about an app within three weeks.',
        'تُقرأ الرسائل في أيام العمل ويُرد عليها خلال ثلاثة أيام، وما يخص تطبيقًا خلال ثلاثة أسابيع.',
        'Les lettres sont lues les jours ouvrés et reçoivent une réponse sous trois jours ; au sujet d’une application, sous trois semaines.',
        'Briefe werden werktags gelesen und binnen drei Tagen beantwortet; solche über eine App binnen drei Wochen.',
        'Las cartas se leen los días laborables y se contestan en tres días; las que tratan de una app, en tres semanas.',
        'Scrisorile se citesc în zilele lucrătoare și primesc răspuns în trei zile; cele despre o aplicație, în trei săptămâni.',
      ],
    ],
    prose(
      'invented',
      [
        'An invented house',
        'بيت من الخيال',
        'Une maison inventée',
        'Ein erfundenes Haus',
        'Una casa inventada',
        'O casă inventată',
      ],
      [
        'This is a demonstration portal. Its publisher, artists, books, films and partners are invented; any likeness to living people is chance.',
        'هذه بوابة للعرض. ناشرها وفنانوها وكتبها وأفلامها وشركاؤها من الخيال، وأي شبه بأحياء محض مصادفة.',
        'Ceci est un portail de démonstration. Éditeur, artistes, livres, films et partenaires sont inventés ; toute ressemblance serait fortuite.',
        'Dies ist ein Portal zur Vorführung. Herausgeber, Künstler, Bücher, Filme und Partner sind erfunden; Ähnlichkeiten mit Lebenden sind Zufall.',
        'Este es un portal de demostración. Editor, artistas, libros, películas y socios son inventados; cualquier parecido es casualidad.',
        'Acesta este un portal demonstrativ. Editorul, artiștii, cărțile, filmele și partenerii sunt inventați; orice asemănare este întâmplătoare.',
      ],
    ),
  )
}

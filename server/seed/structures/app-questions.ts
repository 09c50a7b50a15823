/** The questions that people ask about apps, each with its answer. */
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Six } from '../words/six.ts'
import { prose } from './blocks.ts'

const asked: readonly [name: string, question: Six, answer: Six][] = [
  [
    'what',
    [
      'What is an app here?',
      'ما التطبيق هنا؟',
      'Qu’est-ce qu’une application ici ?',
      'Was ist hier eine App?',
      '¿Qué es aquí una aplicación?',
      'Ce este aici o aplicație?',
    ],
    [
      'A small service of a partner. It opens in a window of its own and keeps what it knows on your device.',
      'خدمة صغيرة من أحد الشركاء، تفتح في نافذة مستقلة وتحفظ ما تعرفه على جهازك.',
      'Un petit service d’un partenaire. Il s’ouvre dans sa propre fenêtre et garde ses données sur votre appareil.',
      'Ein kleiner Dienst eines Partners. Er öffnet sich in einem eigenen Fenster und behält sein Wissen auf deinem Gerät.',
      'Un pequeño servicio de un socio. Se abre en su propia ventana y guarda lo que sabe en tu dispositivo.',
      'Un mic serviciu al unui partener. Se deschide în fereastra lui și păstrează datele pe dispozitivul tău.',
    ],
  ],
  [
    'data',
    [
      'What does an app learn about me?',
      'ماذا يعرف التطبيق عني؟',
      'Que sait une application de moi ?',
      'Was erfährt eine App über mich?',
      '¿Qué sabe de mí una aplicación?',
      'Ce află o aplicație despre mine?',
    ],
    [
      'Nothing that you have not agreed to. Before it first asks for something, a page says what it is and lets you say no.',
      'لا شيء لم توافق عليه. قبل أول طلب تخبرك صفحة بما يريد وتترك لك أن ترفض.',
      'Rien que vous n’ayez accepté. Avant sa première demande, une page dit de quoi il s’agit et vous laisse refuser.',
      'Nichts, dem du nicht zugestimmt hast. Bevor sie zum ersten Mal fragt, sagt eine Seite, worum es geht, und lässt dich ablehnen.',
      'Nada que no hayas aceptado. Antes de pedir algo por primera vez, una página dice qué es y te deja negarte.',
      'Nimic la care nu ai fost de acord. Înainte de prima cerere, o pagină spune despre ce e vorba și te lasă să refuzi.',
    ],
  ],
  [
    'cost',
    [
      'Does an app cost anything?',
      'هل للتطبيق ثمن؟',
      'Une application est-elle payante ?',
      'Kostet eine App etwas?',
      '¿Cuesta algo una aplicación?',
      'Costă ceva o aplicație?',
    ],
    [
      'Most are part of the portal. Where one has a price, it stands on its page before you open it.',
      'معظمها جزء من البوابة. وما له ثمن يُذكر ثمنه في صفحته قبل أن تفتحه.',
      'La plupart font partie du portail. Si l’une a un prix, il figure sur sa page avant que vous ne l’ouvriez.',
      'Die meisten gehören zum Portal. Hat eine einen Preis, steht er auf ihrer Seite, bevor du sie öffnest.',
      'La mayoría forman parte del portal. Si una tiene precio, está en su página antes de que la abras.',
      'Cele mai multe fac parte din portal. Dacă una are preț, el stă pe pagina ei înainte să o deschizi.',
    ],
  ],
  [
    'leave',
    [
      'How do I take an app out again?',
      'كيف أزيل تطبيقًا؟',
      'Comment retirer une application ?',
      'Wie entferne ich eine App wieder?',
      '¿Cómo quito una aplicación?',
      'Cum scot o aplicație?',
    ],
    [
      'Under “My apps”, at any time. What it kept on this device goes with it.',
      'من «تطبيقاتي» متى شئت، ويُحذف معه ما حفظه على هذا الجهاز.',
      'Dans « Mes applications », à tout moment. Ce qu’elle gardait sur cet appareil disparaît avec elle.',
      'Unter „Meine Apps“, jederzeit. Was sie auf diesem Gerät behalten hat, geht mit.',
      'En «Mis aplicaciones», cuando quieras. Lo que guardaba en este dispositivo se va con ella.',
      'La „Aplicațiile mele”, oricând. Ce păstra pe acest dispozitiv pleacă odată cu ea.',
    ],
  ],
]

export const appQuestions: readonly StoredNode[] = asked.map(([name, question, answer]) =>
  prose(name, question, answer),
)

/** The page about stored personal data: which, why, and for how long. */
import { page, prose } from './blocks.ts'

export const privacy = page(
  'info-privacy',
  ['Privacy', 'الخصوصية', 'Confidentialité', 'Datenschutz', 'Privacidad', 'Confidențialitate'],
  prose('text', null, [
    'We only store what the service needs to work for you, and we don’t sell any of it. The company named in the legal notice is responsible.',
    'نحفظ أقل ما تحتاج إليه البوابة لتعمل لك، ولا نبيع منه شيئًا. والدار المذكورة في بيانات الناشر مسؤولة عن ذلك.',
    'Nous gardons aussi peu que le portail en a besoin pour vous servir, et n’en vendons rien. La maison nommée dans les mentions légales en répond.',
    'Wir behalten so wenig, wie das Portal braucht, um für dich da zu sein, und verkaufen nichts davon. Dafür steht das Haus ein, das im Impressum genannt ist.',
    'Guardamos lo mínimo que el portal necesita para servirte y no vendemos nada. Responde de ello la casa nombrada en el aviso legal.',
    'Păstrăm atât de puțin cât îi trebuie portalului ca să îți fie de folos și nu vindem nimic. De aceasta răspunde casa numită în pagina „Informații legale”.',
  ]),
  prose(
    'kept',
    ['What we store', 'ما نحفظه', 'Ce que nous gardons', 'Was wir behalten', 'Qué guardamos', 'Ce păstrăm'],
    [
      'Your account with your name and email address, your likes, ratings and playback positions, and your plans and payments as the law requires. The payment provider stores card numbers. We never see them.',
      'حسابك باسمه وعنوانه البريدي، وإعجاباتك وتقييماتك والمواضع التي توقفت عندها، وباقاتك ومدفوعاتك كما يقتضي القانون. أما أرقام البطاقات فتبقى عند مزوّد الدفع ولا نراها أبدًا.',
      'Votre compte, avec son nom et son adresse de courriel ; vos favoris, vos notes et l’endroit où vous vous êtes arrêté ; vos formules et paiements, comme la loi l’exige. Les numéros de carte restent chez le prestataire de paiement : nous ne les voyons jamais.',
      'Dein Konto mit Namen und Adresse für Briefe; deine Favoriten, deine Bewertungen und die Stellen, an denen du aufgehört hast; deine Abos und Zahlungen, wie das Gesetz es verlangt. Kartennummern bleiben beim Zahlungsdienst: Wir sehen sie nie.',
      'Tu cuenta, con su nombre y su dirección de correo; tus favoritos, tus votos y los puntos donde paraste; tus planes y pagos, como pide la ley. Los números de tarjeta se quedan en el proveedor de pagos: nunca los vemos.',
      'Contul tău, cu numele și adresa de e-mail; favoritele, voturile și locurile unde te-ai oprit; abonamentele și plățile, așa cum cere legea. Numerele de card rămân la furnizorul de plăți: nu le vedem niciodată.',
    ],
  ),
  prose(
    'device',
    [
      'What stays on your device',
      'ما يبقى على جهازك',
      'Ce qui reste sur votre appareil',
      'Was auf deinem Gerät bleibt',
      'Lo que queda en tu dispositivo',
      'Ce rămâne pe dispozitivul tău',
    ],
    [
      'Pages you’ve opened, recent searches and what you’ve viewed are stored on your device so that they open offline. They aren’t sent to us. When you sign out, your data is deleted from this device.',
      'الصفحات التي فتحتها وعمليات البحث الأخيرة وما نظرت إليه تُحفظ على الجهاز كي تُفتح من دون شبكة، ولا تصل إلينا. وعند تسجيل الخروج يُحذف من هذا الجهاز كل ما كان يعرفه عنك.',
      'Les pages ouvertes, les dernières recherches et ce que vous avez regardé restent sur l’appareil, pour s’ouvrir sans réseau. Nous ne les recevons pas. À la déconnexion, tout ce que cet appareil savait de vous en est effacé.',
      'Geöffnete Seiten, letzte Suchen und was du angesehen hast, bleiben auf dem Gerät, damit sie sich ohne Netz öffnen. Wir bekommen sie nicht. Beim Abmelden wird von diesem Gerät gelöscht, was es über dich wusste.',
      'Las páginas que abriste, tus últimas búsquedas y lo que miraste quedan en el dispositivo para abrirse sin red. A nosotros no nos llegan. Al cerrar sesión se borra de este dispositivo lo que sabía de ti.',
      'Paginile deschise, ultimele căutări și ce ai privit rămân pe dispozitiv, ca să se deschidă fără rețea. La noi nu ajung. La deconectare, tot ce știa acest dispozitiv despre tine este șters.',
    ],
  ),
  prose(
    'counting',
    ['What we count', 'ما نعدّه', 'Ce qui est compté', 'Was gezählt wird', 'Qué se cuenta', 'Ce se numără'],
    [
      'If you agree, we count which sections are used, as numbers only, without your name and without following you to other sites. If you don’t agree, we count nothing. You can change your choice in the settings at any time. We report plays to the people who made the work so that they’re paid. These reports don’t name anyone.',
      'إن وافقت أحصينا أي الغرف تُستعمل، أرقامًا فحسب، بلا اسم وبلا تتبّع لك في مكان آخر. ومن دون موافقتك لا نحصي شيئًا، ولك أن تغيّر رأيك في الإعدادات. ويُبلَّغ أصحاب الأعمال بما شُغّل منها كي ينالوا أجرهم، ولا تذكر تلك التقارير أحدًا.',
      'Si vous l’acceptez, nous comptons quelles pièces servent, en chiffres seulement, sans nom et sans vous suivre ailleurs. Sans votre accord, rien n’est compté, et vous pouvez changer d’avis dans les réglages. Ce qui est écouté est déclaré à ceux dont c’est l’œuvre, pour qu’ils soient payés ; ces relevés ne nomment personne.',
      'Wenn du zustimmst, zählen wir, welche Räume genutzt werden: nur Zahlen, ohne Namen und ohne dir anderswohin zu folgen. Ohne deine Zustimmung wird nichts gezählt, und in den Einstellungen kannst du es dir anders überlegen. Was gespielt wurde, melden wir denen, deren Werk es ist, damit sie bezahlt werden; solche Meldungen nennen niemanden.',
      'Si estás de acuerdo, contamos qué salas se usan: solo números, sin nombre y sin seguirte a otros sitios. Sin tu permiso no se cuenta nada, y puedes cambiar de idea en los ajustes. Lo que se reproduce se comunica a sus autores para que cobren; esos informes no nombran a nadie.',
      'Dacă ești de acord, numărăm ce camere sunt folosite: doar cifre, fără nume și fără să te urmărim în altă parte. Fără acordul tău nu se numără nimic, iar în setări te poți răzgândi. Ce s-a ascultat se raportează celor care l-au creat, ca să fie plătiți; rapoartele nu numesc pe nimeni.',
    ],
  ),
  prose(
    'long',
    ['How long we store it', 'إلى متى', 'Combien de temps', 'Wie lange', 'Por cuánto tiempo', 'Cât timp'],
    [
      'We store likes and playback positions until you delete them or close your account. We store payment records for as long as tax law requires. Server logs are deleted after 30 days.',
      'تبقى الإعجابات والمواضع حتى تحذفها أو تغلق حسابك. وتبقى سجلات المدفوعات بقدر ما يطلب قانون الضرائب. وما يدوّنه الخادم عن عمله يزول بعد ثلاثين يومًا.',
      'Favoris et places restent jusqu’à ce que vous les effaciez ou fermiez votre compte. Les traces de paiement restent aussi longtemps que le droit fiscal l’exige. Ce qu’un serveur note de son travail disparaît après trente jours.',
      'Favoriten und Stellen bleiben, bis du sie löschst oder dein Konto schließt. Zahlungsbelege bleiben so lange, wie das Steuerrecht es verlangt. Was ein Server über seine Arbeit notiert, ist nach dreißig Tagen fort.',
      'Los favoritos y los puntos de lectura quedan hasta que los borras o cierras tu cuenta. Los registros de pago, el tiempo que pide la ley fiscal. Lo que un servidor anota de su trabajo desaparece a los treinta días.',
      'Favoritele și locurile rămân până le ștergi sau îți închizi contul. Evidențele plăților rămân cât cere legea fiscală. Ce notează un server despre munca lui dispare după treizeci de zile.',
    ],
  ),
  prose(
    'rights',
    ['Your rights', 'حقوقك', 'Vos droits', 'Deine Rechte', 'Tus derechos', 'Drepturile tale'],
    [
      'Your data is yours. You can ask us to show it, correct it, hand it over in a format that others can read, or delete it. We do so within a month, free of charge. If you aren’t satisfied with our answer, you can complain to the data protection authority where you live. To ask, write to the address in the legal notice.',
      'ما نحفظه عنك ملكك: اطلب فنُريك إياه أو نصححه أو نسلّمه إليك بصيغة يقرؤها غيرنا أو نحذفه، في غضون شهر وبلا رسوم. وإن لم يُرضك جوابنا فهيئة حماية البيانات حيث تعيش تستمع إليك. تكفي رسالة واحدة إلى العنوان الوارد في بيانات الناشر.',
      'Ce que nous gardons de vous est à vous : demandez, et nous vous le montrons, le corrigeons, vous le remettons sous une forme lisible ailleurs ou l’effaçons, en un mois et sans frais. Si notre réponse ne vous suffit pas, l’autorité de protection des données de votre pays vous entend. Une lettre à l’adresse des mentions légales suffit.',
      'Was wir von dir behalten, gehört dir: Frag, und wir zeigen es, berichtigen es, geben es dir in einer Form, die andere lesen können, oder löschen es, binnen eines Monats und ohne Gebühr. Genügt dir unsere Antwort nicht, hört dich die Datenschutzbehörde an deinem Wohnort. Ein Brief an die Adresse im Impressum genügt.',
      'Lo que guardamos de ti es tuyo: pídelo y te lo mostramos, lo corregimos, te lo damos en una forma que otros puedan leer o lo borramos, en un mes y sin coste. Si nuestra respuesta no te basta, te escucha la autoridad de protección de datos de donde vives. Basta una carta a la dirección del aviso legal.',
      'Ce păstrăm despre tine este al tău: cere, și îți arătăm, corectăm, îți dăm într-o formă pe care o pot citi și alții sau ștergem, într-o lună și fără taxă. Dacă răspunsul nostru nu te mulțumește, te ascultă autoritatea de protecție a datelor de unde locuiești. O scrisoare la adresa din pagina „Informații legale” este de ajuns.',
    ],
  ),
)

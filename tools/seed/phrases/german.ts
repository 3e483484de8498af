import type { Phrases } from './phrases.ts';

export const german: Phrases = {
  code: 'de',
  headings: {
    role: 'Die Stelle',
    tasks: 'Deine Aufgaben',
    needs: 'Das bringst du mit',
    extras: 'Schön, wenn du auch',
    offers: 'Das bieten wir',
    process: 'So geht es weiter',
    pay: 'Gehalt',
  },
  about: [
    '{company} ist ein unabhängiges Unternehmen mit Sitz in {city}, das langsam wächst und seit Jahren schwarze Zahlen schreibt.',
    'Bei uns arbeiten Menschen aus zwanzig Ländern zusammen, die gern etwas fertig bekommen und dabei freundlich bleiben.',
    'Unsere Kundinnen und Kunden sind mittelständische Betriebe, die sich auf uns verlassen, oft seit mehr als zehn Jahren.',
    'Wir entscheiden im Team, schreiben unsere Gründe auf und ändern unsere Meinung, wenn jemand die besseren hat.',
  ],
  role: [
    'Für unser Team in {city} suchen wir zum nächstmöglichen Zeitpunkt Verstärkung als {title}.',
    'Du arbeitest in einer Gruppe von acht Personen und berichtest direkt an die Bereichsleitung.',
    'Die Stelle ist unbefristet; in den ersten drei Monaten begleitet dich eine erfahrene Kollegin oder ein erfahrener Kollege.',
  ],
  tasks: [
    'Du stimmst dich eng mit den anderen Bereichen ab und sagst früh Bescheid, wenn etwas länger dauert.',
    'Du hältst fest, was wir entschieden haben, damit andere darauf aufbauen können.',
    'Du verbesserst jede Woche eine Kleinigkeit, die uns alle aufhält.',
    'Du arbeitest neue Kolleginnen und Kollegen mit ein.',
  ],
  needs: [
    'Eine abgeschlossene Ausbildung oder ein Studium, oder du hast dir das Nötige auf anderem Weg beigebracht.',
    'Mehrere Jahre Erfahrung in einer ähnlichen Aufgabe.',
    'Sehr gutes Deutsch und so viel Englisch, dass du dich mit den Teams im Ausland verstehst.',
    'Sorgfalt, auch wenn es einmal eilig ist.',
    'Freude daran, mit anderen zusammen an einer Sache zu arbeiten.',
  ],
  extras: [
    'schon einmal ein Projekt von Anfang bis Ende begleitet hast.',
    'dich in unserer Branche auskennst.',
    'eine weitere Sprache sprichst.',
  ],
  offers: [
    '30 Tage Urlaub und einen unbefristeten Vertrag.',
    'Flexible Arbeitszeiten, die du mit deinem Team absprichst.',
    'Ein Fahrrad oder eine Fahrkarte für den Nahverkehr.',
    'Ein Budget von {perk} im Jahr für deine Weiterbildung.',
    'Einen Zuschuss zur Altersvorsorge vom ersten Tag an.',
    'Ein helles Büro mit einer Küche, in der wirklich gekocht wird.',
  ],
  process: [
    'Nach einem kurzen Telefonat lernst du das Team kennen und siehst dir mit uns ein Beispiel aus dem Alltag an. Wir melden uns innerhalb von zehn Tagen mit einer Entscheidung und mit Gründen.',
    'Schick uns deinen Lebenslauf über das Formular; ein Anschreiben ist nicht nötig. In der Regel vergehen von der Bewerbung bis zum Angebot drei Wochen.',
  ],
  closing: [
    'Wir freuen uns über alle Bewerbungen, unabhängig von Herkunft, Geschlecht, Alter, Behinderung oder Religion. Fragen beantwortet dir unser Personalteam unter <a href="mailto:jobs@{domain}">jobs@{domain}</a>.',
    'Du erfüllst nicht jeden Punkt? Bewirb dich trotzdem. Mehr über uns steht auf <a href="https://{domain}/karriere">unserer Seite für Bewerbungen</a>.',
  ],
  pay: [
    'Das Gehalt für diese Stelle liegt bei {pay}, je nach Erfahrung.',
    'Wir zahlen ein Gehalt von {pay}.',
  ],
  per: {
    year: ' brutto pro Jahr',
    month: ' pro Monat',
    week: ' pro Woche',
    day: ' pro Tag',
    hour: ' pro Stunde',
  },
  range: ' bis ',
  thousands: '.',
  decimal: ',',
  signFirst: false,
  levels: {
    internship: ['Praktikum {title}', 'Werkstudent {title}'],
    entry: ['Junior {title}'],
    senior: ['Senior {title}'],
    lead: ['Teamleitung {title}', 'Lead {title}'],
  },
  titleEndings: [' (m/w/d)', ' (w/m/d)', ' (all genders)', ' (m/w/d)', ''],
  trades: {
    software: {
      titles: [
        'Softwareentwickler',
        'Backend Entwickler',
        'Fullstack Entwickler',
        'Frontend Entwickler',
      ],
      tasks: [
        'Du entwickelst unsere Anwendungen mit TypeScript, React und PostgreSQL weiter, vom Entwurf bis zum Betrieb.',
        'Du schreibst Tests, die sagen, was wir versprochen haben.',
        'Du siehst dir die Änderungen anderer an und lässt dir gern in deine schauen.',
        'Du begleitest unsere Dienste auch im Betrieb und beseitigst die Ursachen von Störungen.',
      ],
    },
    sales: {
      titles: [
        'Vertriebsmitarbeiter',
        'Kundenberater im Außendienst',
        'Mitarbeiter Vertriebsinnendienst',
      ],
      tasks: [
        'Du berätst Betriebe in deiner Region und findest heraus, ob wir zu ihnen passen.',
        'Du erstellst Angebote und führst die Verhandlung bis zum Abschluss.',
        'Du pflegst die Daten in Salesforce so, dass deine Vertretung damit arbeiten kann.',
        'Du vertrittst uns auf zwei oder drei Messen im Jahr.',
      ],
    },
    finance: {
      titles: ['Buchhalter', 'Finanzbuchhalter', 'Controller', 'Lohnbuchhalter'],
      tasks: [
        'Du bearbeitest die laufende Buchhaltung mit SAP und bereitest die Abschlüsse vor.',
        'Du klärst offene Posten mit Kundschaft und Lieferbetrieben.',
        'Du erklärst den Bereichen, wofür sie ihr Geld ausgegeben haben.',
        'Du bist für die Wirtschaftsprüfung ansprechbar.',
      ],
    },
    logistics: {
      titles: ['Fachkraft für Lagerlogistik', 'Disponent', 'Lagermitarbeiter', 'Berufskraftfahrer'],
      tasks: [
        'Du nimmst Waren an, prüfst sie und lagerst sie so ein, dass sie wiedergefunden werden.',
        'Du stellst Aufträge zusammen und verlädst sie in der Reihenfolge der Touren.',
        'Du achtest auf Sicherheit und Ordnung in der Halle.',
        'Du zählst jeden Tag einen kleinen Teil des Bestands.',
      ],
    },
    nursing: {
      titles: ['Pflegefachkraft', 'Physiotherapeut', 'Medizinische Fachangestellte'],
      tasks: [
        'Du betreust eine feste Gruppe von Patientinnen und Patienten und planst ihre Behandlung mit.',
        'Du dokumentierst, solange du noch im Zimmer bist.',
        'Du leitest Auszubildende an und nimmst dir Zeit für ihre Fragen.',
        'Du besuchst an zwei Tagen in der Woche Menschen zu Hause.',
      ],
    },
  },
};

import type { Phrases } from './phrases.ts';

export const polish: Phrases = {
  code: 'pl',
  headings: {
    role: 'O stanowisku',
    tasks: 'Twoje zadania',
    needs: 'Czego oczekujemy',
    extras: 'Mile widziane',
    offers: 'Co oferujemy',
    process: 'Jak wygląda rekrutacja',
    pay: 'Wynagrodzenie',
  },
  about: [
    '{company} to niezależna firma z biurem w mieście {city}, która rośnie spokojnie i dotrzymuje słowa.',
    'Pracują u nas ludzie z dwudziestu krajów, którzy lubią kończyć to, co zaczęli, i są przy tym życzliwi.',
    'Nasi klienci to średnie firmy, które ufają nam od wielu lat.',
    'Decyzje podejmujemy na piśmie i na podstawie argumentów, a każdy może się z nimi nie zgodzić.',
  ],
  role: [
    'Do naszego zespołu w mieście {city} szukamy osoby na stanowisko {title}.',
    'Dołączysz do grupy ośmiu osób i będziesz współpracować z kierownictwem działu.',
    'Przez pierwsze trzy miesiące pomaga ci doświadczona osoba z zespołu.',
  ],
  tasks: [
    'Uzgadniasz pracę z innymi działami i mówisz wcześnie, że coś się opóźni.',
    'Zapisujesz, co zostało ustalone, żeby inni mogli z tego korzystać.',
    'Co tydzień poprawiasz drobiazg, który przeszkadza nam wszystkim.',
    'Pomagasz nowym osobom w pierwszych tygodniach pracy.',
  ],
  needs: [
    'Wykształcenie kierunkowe lub doświadczenie, które je zastępuje.',
    'Kilka lat praktyki na podobnym stanowisku.',
    'Bardzo dobry polski oraz angielski na tyle, by rozmawiać z zespołami w innych krajach.',
    'Dokładność, także wtedy, gdy jest pośpiech.',
    'Chęć do pracy z innymi ludźmi.',
  ],
  extras: [
    'Masz za sobą projekt poprowadzony od początku do końca.',
    'Znasz naszą branżę.',
    'Mówisz w jeszcze jednym języku.',
  ],
  offers: [
    'Umowę o pracę na czas nieokreślony i elastyczne godziny.',
    'Budżet w wysokości {perk} rocznie na rozwój.',
    'Prywatną opiekę medyczną dla ciebie i dla rodziny.',
    'Kartę sportową lub rower.',
    'Dodatkowe dni wolne po każdym roku pracy.',
    'Jasne biuro z kuchnią, w której naprawdę się gotuje.',
  ],
  process: [
    'Po krótkiej rozmowie telefonicznej poznasz zespół i popracujesz z nami nad prawdziwym przykładem. Odpowiadamy w ciągu dziesięciu dni i podajemy powody.',
    'Wyślij CV przez formularz; list motywacyjny nie jest potrzebny. Od zgłoszenia do oferty mijają zwykle trzy tygodnie.',
  ],
  closing: [
    'Zapraszamy wszystkich, bez względu na pochodzenie, wiek i płeć. Na pytania odpowiadamy pod adresem <a href="mailto:praca@{domain}">praca@{domain}</a>.',
    'Nie spełniasz każdego punktu? Zgłoś się mimo to. Więcej o nas jest na <a href="https://{domain}/praca">stronie dla kandydatów</a>.',
  ],
  pay: ['Wynagrodzenie na tym stanowisku to {pay}, zależnie od doświadczenia.'],
  per: {
    year: ' brutto rocznie',
    month: ' brutto miesięcznie',
    week: ' tygodniowo',
    day: ' dziennie',
    hour: ' za godzinę',
  },
  range: ' - ',
  thousands: ' ',
  decimal: ',',
  signFirst: false,
  levels: {
    entry: ['Junior {title}'],
    senior: ['Senior {title}'],
    lead: ['{title}, Team Lead'],
  },
  titleEndings: ['', '', ' (k/m)'],
  trades: {
    software: {
      titles: [
        'Programista Java',
        'Programistka Python',
        'Inżynier Oprogramowania',
        'Programista React',
      ],
      tasks: [
        'Rozwijasz nasze aplikacje w TypeScript, React i PostgreSQL, od projektu po utrzymanie.',
        'Piszesz testy, które mówią, co obiecaliśmy.',
        'Czytasz kod innych i pokazujesz swój.',
        'Pilnujesz usług na produkcji i usuwasz przyczyny awarii.',
      ],
    },
    support: {
      titles: ['Specjalista ds. Obsługi Klienta', 'Konsultant Techniczny', 'Doradca Klienta'],
      tasks: [
        'Pomagasz klientom przez telefon i na piśmie, aż do rozwiązania sprawy.',
        'Odtwarzasz błędy i opisujesz je dla zespołu technicznego.',
        'Piszesz strony pomocy, które da się zrozumieć.',
        'Zauważasz pytania, które wracają, i proponujesz rozwiązanie.',
      ],
    },
    finance: {
      titles: ['Księgowa', 'Specjalista ds. Płac', 'Analityk Finansowy'],
      tasks: [
        'Prowadzisz bieżącą księgowość w SAP i przygotowujesz zamknięcie miesiąca.',
        'Wyjaśniasz rozliczenia z klientami i dostawcami.',
        'Tłumaczysz działom, na co wydały pieniądze.',
        'Współpracujesz z biegłym rewidentem.',
      ],
    },
  },
};

/**
 * What buyers ask, in their words, and what the answer must state. The facts are those of the
 * specification (chapters 2 and 9); no-break spaces and dashes are made plain before comparing.
 */
export interface Question {
  asked: string;
  /** What was asked before, where the question leans on it. */
  after?: string;
  /** The fact. */
  told: RegExp;
}

interface QuestionSet {
  answered: readonly Question[];
  /** Outside the site's matter: to be declined. */
  declined: readonly string[];
  greetings: readonly string[];
}

export const questions: Record<string, QuestionSet> = {
  en: {
    answered: [
      { asked: 'What does training for the whole company cost?', told: /500 EUR/ },
      { asked: 'how much is the sales training per person', told: /600 EUR/ },
      { asked: 'Price for compliance?', told: /from 10 EUR/i },
      {
        asked: 'How much time do we have to give you before you start building?',
        told: /one hour|1 hour/i,
      },
      { asked: 'How long is the workshop?', told: /(one|1|1\.5)[ -]hour|1\.5 hours/i },
      { asked: 'How long is the startup workshop?', told: /1\.5/ },
      { asked: 'How long does one session take?', told: /10-15 min/i },
      { asked: 'When will our programme be ready?', told: /1-2 weeks|one to two weeks/i },
      { asked: 'How many people finish the training?', told: /40-50%/ },
      { asked: 'What is the normal completion rate in the industry?', told: /15%/ },
      { asked: 'How much do people remember after a month?', told: /85%/ },
      { asked: 'Do people learn faster with you?', told: /3 ?[x×]|three times/i },
      { asked: 'What is HIST?', told: /High-Intensity Skill Training|short, intense/i },
      { asked: 'What does the AI mentor do?', told: /mentor/i },
      {
        asked: 'Do our employees have to install anything?',
        told: /no install|nothing to install|without install/i,
      },
      { asked: 'Do you give out certificates?', told: /certificat/i },
      {
        asked: 'Which industries is the sales training for?',
        told: /manufactur|software|financ|retail|health/i,
      },
      {
        asked: 'What topics are part of the sales training?',
        told: /objection|negotiat|prospect|closing|discovery/i,
      },
      { asked: 'Will our sales cycle get shorter?', told: /18%/ },
      { asked: 'Can it improve our close rate?', told: /25%/ },
      { asked: 'Do deals get bigger?', told: /35%/ },
      { asked: 'What fines can we get if we are not compliant?', told: /20M|20 million/i },
      { asked: 'How high are legal costs for non-compliance?', told: /500K|500,000/i },
      { asked: 'Do you cover GDPR and data protection?', told: /data protection|GDPR/i },
      { asked: 'Is workplace safety included?', told: /safety/i },
      { asked: 'How quickly do you reply to messages?', told: /24 hours/ },
      {
        asked: 'What happens after launch, do you help us?',
        told: /monitor|optimi[sz]|customer success|set-?up/i,
      },
      { asked: 'How do I book a workshop?', told: /book|contact|schedule|time that/i },
      {
        asked: 'Which principles of learning do you use?',
        told: /spacing|retrieval|interleav|cognitive/i,
      },
      { asked: 'Can I follow how my team is doing?', told: /track|follow|progress|dashboard/i },
      { asked: 'What does sales training cost?', told: /600 EUR/ },
      { asked: 'How long is one session?', told: /10-15 min/ },
      { asked: 'And for sales?', after: 'What does the company programme cost?', told: /600 EUR/ },
      { asked: 'and compliance?', after: 'How much is sales training?', told: /10 EUR/ },
    ],
    declined: [
      'What is the weather in Stockholm tomorrow?',
      'Can you recommend a good pizza recipe?',
      'Who won the football world cup?',
      'Write me a poem about the sea',
      'What is the share price of Volvo?',
      'qwertyuiop asdfghjkl',
    ],
    greetings: ['Hello', 'hi there!', 'Good morning', 'Thanks!', 'thank you so much'],
  },
  sv: {
    answered: [
      { asked: 'Vad kostar utbildning för hela företaget?', told: /500 EUR/ },
      { asked: 'hur mycket kostar säljträningen per person', told: /600 EUR/ },
      { asked: 'Priset för regelefterlevnad?', told: /från 10 EUR/i },
      { asked: 'Hur mycket av vår tid behöver ni?', told: /en timme|1 timme/i },
      { asked: 'Hur lång är workshoppen?', told: /en timme|1 timme|1,5/i },
      { asked: 'Hur lång är startworkshoppen?', told: /1,5/ },
      { asked: 'Hur lång tid tar ett pass?', told: /10-15 minuter/i },
      { asked: 'När är vårt program klart?', told: /1-2 veckor|en till två veckor/i },
      { asked: 'Hur många slutför utbildningen?', told: /40-50 %/ },
      { asked: 'Vad är branschsnittet för slutförda kurser?', told: /15 %/ },
      { asked: 'Hur mycket minns man efter en månad?', told: /85 %/ },
      { asked: 'Lär man sig snabbare?', told: /3 ?[x×]|tre gånger/i },
      { asked: 'Vad är HIST?', told: /högintensiv|korta, intensiva/i },
      { asked: 'Vad gör AI-mentorn?', told: /mentor/i },
      { asked: 'Måste medarbetarna installera något?', told: /installera|installation/i },
      { asked: 'Får deltagarna ett intyg?', told: /certifi|intyg/i },
      {
        asked: 'Vilka branscher passar säljträningen för?',
        told: /tillverk|industri|mjukvara|finans|handel|vård/i,
      },
      { asked: 'Vad ingår i säljträningen?', told: /invändning|förhandl|prospekt|avslut|behov/i },
      { asked: 'Blir säljcykeln kortare?', told: /18 %/ },
      { asked: 'Vinner vi fler affärer?', told: /25 %/ },
      { asked: 'Blir ordervärdet högre?', told: /35 %/ },
      { asked: 'Vilka böter riskerar vi?', told: /20 (M|miljoner)/i },
      { asked: 'Hur stora är de juridiska kostnaderna?', told: /500 ?(K|000|tusen)/i },
      { asked: 'Tar ni upp GDPR och dataskydd?', told: /dataskydd|GDPR/i },
      { asked: 'Ingår arbetsmiljö?', told: /arbetsmiljö/i },
      { asked: 'Hur snabbt svarar ni?', told: /24 timmar/ },
      {
        asked: 'Vilken hjälp får vi efter starten?',
        told: /uppfölj|förbättr|kontaktperson|kundansvar|stöd/i,
      },
      { asked: 'Hur bokar jag en workshop?', told: /boka|kontakt/i },
      {
        asked: 'Vilka principer för lärande bygger ni på?',
        told: /repetition|testbaserat|blandad|kognitiv/i,
      },
      { asked: 'Kan jag följa hur det går för mitt team?', told: /följ|framsteg/i },
      { asked: 'Vad kostar säljträningen?', told: /600 EUR/ },
      { asked: 'Hur långt är ett pass?', told: /10-15 min/ },
      { asked: 'Och för sälj?', after: 'Vad kostar företagsprogrammet?', told: /600 EUR/ },
      { asked: 'och regelefterlevnad?', after: 'Vad kostar säljträning?', told: /10 EUR/ },
    ],
    declined: [
      'Hur blir vädret i Stockholm i morgon?',
      'Har du ett bra recept på pizza?',
      'Vem vann fotbolls-VM?',
      'Skriv en dikt om havet',
      'Vad står Volvoaktien i?',
      'qwertyuiop asdfghjkl',
    ],
    greetings: ['Hej', 'Hejsan!', 'God morgon', 'Tack!', 'tack så mycket'],
  },
};

export interface BenchMethod {
  /** How the bench measures: at most six lines on the page. */
  method: string;
  /** Why a goal is missed; required while one is. */
  shortfall?: string;
}

/** By the bench's name, in the order of the page. */
export const benchMethods: Record<string, BenchMethod> = {
  search: {
    method:
      'Generated jobs (words, lengths and frequencies measured on recorded boards where they lie beside the checkout, else built in; employers by Zipf’s law; 120 days) are indexed in each size. One mix of 14 kinds of queries goes to Elasticsearch directly, by its official client with the bodies that the API would send, and through one api process over HTTP; both must return the same rows. Throughput is measured at saturation (closed loop, 64 callers), latency at a fixed arrival rate of a third of that, counted from when a call was due. PostgreSQL holds the largest market, with a GIN index on every text and list and B-trees for sort and range columns.',
  },
  ingest: {
    method:
      'Boards in Ashby’s shape, with descriptions as long as real ones, lie in MongoDB as recordings. The clock runs from the start of the workflows until the index is refreshed. The floor writes the same records and index documents by `bulkWrite` and `_bulk` in one loop. The second read finds the same payloads again. First read, floor and second read take turns over three groups of boards, after one that does not count.',
    shortfall:
      'The floor leaves 0.94 ms of processor time per posting. A posting takes 1.75: the worker 0.70, Elasticsearch 0.46, MongoDB 0.39, Temporal 0.19. Enrichment and conversion alone take 0.30.',
  },
  'board-cost': {
    method:
      'Each board is read by a worker process of its own. The process reads a small board first, then its peak resident memory is reset, and it reads the board that counts.',
  },
  imports: {
    method:
      'Each table is imported by a worker process of its own, from the receipt of its bytes to the end of the workflow. The process imports a small table first, then its peak resident memory is reset. Then the same table is sent again, and every row is skipped.',
  },
  enrichment: {
    method:
      'Precision and recall over recorded boards of real employers, where they lie beside the checkout. `salary` is read from the description alone and compared with the posting’s structured field, on a third of the boards drawn by hash. `by reading` compares with 95 postings of those boards labelled by hand. The other functions are compared with structured fields on the half of the boards not used for tuning.',
    shortfall:
      'Field and text often state different pay: one field for several tiers, one end of a range, on-target pay, where base pay comes first by decision 0009 (with on-target pay first precision was 0.934, recall 0.891). Each counts as an error. Against labels by hand both figures are 0.982.',
  },
  relevance: {
    method:
      'Sixty queries as a job seeker types them, over recorded boards of real employers, where they lie beside the checkout. Each query labels which titles, companies and places fit well, fit, or do not. A second listing of the same role counts as no result. nDCG compares the first ten results with the best order that the boards allow.',
  },
  'typed-relevance': {
    method:
      'Lines as a person types them, in eight languages, over recorded boards of real employers, where they lie beside the checkout, and postings drawn in seven languages. Each line names its constraints, and by patterns over titles and places which postings it wants. The lines were labelled by the hands that wrote the tables, and the names of places follow the gazetteer, so the figures say that these lines hold. A second listing of the same role counts as no result.',
  },
  'typed-search': {
    method:
      'Four hundred lines, drawn from roles and limits, over generated jobs with texts of the recorded lengths. They go to Elasticsearch directly, already understood, with the bodies that the API would send, and through one api process over HTTP; both must return the same rows. Throughput is measured at saturation at the smallest size, latency at a third of that at the largest, beside the same constraints without topics. The growth compares the index with one of the same jobs without texts.',
    shortfall:
      'The two sizes are 20,000 and 100,000 jobs, on a machine that was doing other work; a million was not measured. A constraint without a topic stops at the first rows of the sorted index, while a line scores every match, and generated texts share so few words that common topics match nearly every job. A text has ten times the words of all other fields together, and phrases need their positions.',
  },
  pay: {
    method:
      'Texts of postings from 16 countries, 27 each, a quarter of them without pay. The tables of words were written with these texts at hand, so the figures say that their forms are covered. How often real postings use other forms is judged by `enrichment`, over recorded boards.',
  },
  resume: {
    method:
      'Six fictional people written for what goes wrong (credentials behind the name, two roles at one employer, undated roles, a skill group called Languages, publications, Chinese, Japanese, Arabic) and four of sixty generated ones for each of 21 published JSON Resume themes, printed by Chromium. The truth is what `pdftotext` shows of the résumé. Entries are paired in any order; F1 counts a wrong value as missing and as too much. Ten themes are for tuning; the figures are of the other eleven, none of which was looked at.',
    shortfall:
      'Five of the measured themes make most of the misses. paper-plus-plus (0.33): no job or school is read from its columns, and each job read from it is invented. rocketspacer (0.85): titles 0.65, one of seven jobs invented. jacrys (0.66): title and employer stand in cards with icons, titles 0.28. macchiato (0.74): no skill of its sidebar is read. simplyelegant fell from 0.91 to 0.86, skills from 0.93 to 0.80. By kind: cities 0.44, of which some are only the town in a school’s name; awards 0.70. Of the eleven themes the mean rose from 0.83 to 0.84, degrees from 0.47 to 0.77, schools from 0.88 to 0.92.',
  },
  'resume-drawn': {
    method:
      'Sixty fictional people in nine languages and regions (en, us, de, fr, es, pt, it, nl, pl). Each résumé has one of many layouts (columns, sidebars, tables, capitals, spaced letters, text drawn out of order, seven date formats) that the bench draws itself, as PDF and as DOCX. A field counts when it equals the source, entries in order; extra values count against it. The figures are of the half not used for tuning, which shares no name, title, employer or school with the other.',
  },
  grounding: {
    method:
      'Two hundred recorded postings, each with one of sixty fictional people. A stub plays a model that lies on purpose in one of about a hundred ways (`bench/grounding/*-lies.ts`) among true statements in other words and another order, in résumés, letters and session answers. The bench knows both and compares by code of its own. A lie got through if any part of it is left; a true fact is lost if the model stated it and the document does not. The figures are of the half of the people not used for tuning.',
  },
  boards: {
    method:
      'A board of fifty roles, 128 connections, closed loop. The floor is a bare Express route that sends the same bytes from memory. Visitors make ten reads each, or one, and are new in every row: the first read from an address starts a limit window, and every read is counted in MongoDB, most of them behind their response.',
    shortfall:
      'Once a thousand reads wait to be counted, every read waits, so MongoDB on the same two cores sets the pace. A profile of the api is flat: no function takes more than 4 percent. Commit 881e5a3, in turn on this machine before reads were counted behind their response again: 0.77 to 0.90 with ten reads, 0.73 to 0.98 with one, where this code then had 0.53 to 0.68 and 0.28 to 0.33.',
  },
  applications: {
    method:
      'Each application comes from a new person and a new address, for a role with the default form. The floor is the driver’s `insertOne` of the stored document into a collection without further indexes on the same MongoDB. Latency is measured at half of the throughput with 64 callers, counted from when a call was due, in turns of three seconds, after eight seconds of warm-up.',
    shortfall:
      'A lone caller’s call is two synced writes in sequence, the count of its address and the application, so that a call over the limit leaves nothing behind. That alone takes twice a bare insert. The call takes 3.0 ms, of which the api computes 2.0 and MongoDB 1.0.',
  },
  workforce: {
    method:
      'Sixteen callers, closed loop, in turn with the floor. Two hundred employees check in and out; each survey response comes from a new address. The floor of both is the driver’s `insertOne` of the stored document into a collection without further indexes on the same MongoDB. The document is a letter of two pages, one call at a time.',
    shortfall:
      'A check-in is two synced writes in sequence, the head of the timeline, which decides a race, and the entry, after one read each of the employee and of the head; writing the entry after the response would lose the caller’s own read. Reading the neighbours in time, four more reads, is needed only for an entry that is not the last one. A profile of the api is flat: MongoDB’s driver takes a third, and no function of the project 3 percent.',
  },
  people: {
    method:
      'Eight searches of one to three words, titles, skills and places over generated people, through one api process and straight at the index with the same `_search` bodies, in turn. Every search of the api also asks MongoDB for the consent of the candidates that it found. Throughput is measured with 64 callers, closed loop; latency at a third of that, counted from when a call was due.',
    shortfall:
      'Each search of the api also reads its candidates’ consent in MongoDB, which shares the two cores with Elasticsearch; how much of the difference this is was not measured. People are written to the index as they are stored, because the development server reads a page of due rows by scanning all.',
  },
  employer: {
    method:
      'Two accounts of one database: a big one, of 300,000 candidates and 2,000,000 events at `--scale 1`, and one of a thousandth, but at least a full first page of candidates, events, mails and entries. Records are written as the services write them, and the answers’ counts are compared with them. Each list, filter, search, count and console page is asked by one caller, in turn at both accounts; a list also at page 100 or its last one. Ratios compare the 95th percentiles.',
    shortfall:
      'Measured with 15,000 and 60 candidates, a twentieth of the account of the goal: 79 of 91 questions take more than 100 ms there. Slices of a slow question hold one call, so its p95 is its maximum of three. The development MongoDB causes part of it: in an account of 600 candidates, it reads the 152 of a job by index in 160 ms, as long as all 600, and a word’s prefix as a regular expression in 45 ms, as a range in 2. Counts by stage and reports read every candidate of their roles or of the account on any server. MongoDB itself was not measured.',
  },
  webhooks: {
    method:
      'Events are announced from the outbox to receivers on loopback. The floor is a workflow with one empty activity, run by a worker of its own in turn on the same Temporal. Searches are asked of an api process that takes ten applications a second, with and without twenty endpoints that receive each.',
    shortfall:
      'Measured on a machine whose speed varied by a factor of two within the run (empty workflows: 44 to 23 a second), so quantiles and rounds do not compare: p99 of searches while nothing was sent was 42 ms with the one setting and 15 with the other. That part alone, run earlier that day: 1.02 by default and 0.96 with `WEBHOOK_FIRST_ATTEMPT=sender`. An event that finds no room at its endpoint for a second goes to the endpoint’s workflow, so rounds of many endpoints took 0.3 to 0.9 s or 1.5 to 2 s, with and without a dead one. From the end of the write, an event costs three messages to MongoDB before its request is sent.',
  },
  'webhooks-peer': {
    method:
      'Hookdeck’s Outpost with its defaults, and with 32 messages of a queue at a time, on Debian’s Redis and RabbitMQ and the PostgreSQL of the search bench. The same events go to the same receivers on loopback. A rate’s clock runs from the first write (ours) or call (Outpost) to the last receipt; three rounds that do not count come first. Commit is our write of the document, and Outpost’s response that it has the event. Commits as applications make them are those of many callers in one message to MongoDB.',
    shortfall:
      'A delivery of ours takes 2.6 ms of processor time with an insert per commit and 1.7 with commits together, without the receivers: one of the two cores at these rates. What the rest of the time waits for was not examined. By the processor time of Outpost’s own process the machine was 1.8 times slower than on 2026-11-27, when the better of Outpost’s rates was 1,010, ours 969 and 1,570, and the idle p50 1.84 ms of 25.7.',
  },
  client: {
    method:
      'Sixteen callers read their account by the client library and by `fetch`, which parses the body as well, in turn on one api. Bundles are made by esbuild for browsers, minified and gzipped; the peers are installed from npm for the run. The command line is started as `openrole --version`.',
    shortfall:
      'A call of the client also reads the rate limit, keeps the response and arms a time-out for the headers and the body. Which of them costs most has not been examined.',
  },
  alerts: {
    method:
      "Daily alerts by mail of accounts with a hundred each, with words of titles and places as filters. All jobs became searchable since the last pass. The first pass matches them; then every alert is due, and the second pass decides on each digest, writes its mail and stores it. Then the batches of the service's own mails deliver them to a maildir.",
    shortfall:
      'Node is idle for 70 % of the pass and waits for the development MongoDB: per 200 alerts, marking the matches takes it 130 to 180 ms, and writing the plans 110 ms. No workflow is started per digest.',
  },
  soak: {
    method:
      'Twenty calls a second, in the same mix: searches, boards, applications, lists of an employer, mailings of one mail. The worker sends confirmations and mailings to a maildir. The resident memory of both processes is read every two seconds; each third of the time has a median, and the first third is the warm-up.',
    shortfall:
      'Medians of the thirds of the hour: 436, 431 and 443 MiB in the api, 634, 711 and 734 in the worker. Other work ran beside for most of it, and the account grew by 4 applications a second on the development MongoDB, where `employer` measures 0.8 s for the candidates of a word and 0.85 s for a list of events at 15,000 candidates; the traffic asks for five of these a second. Alone, three minutes of the same traffic had 3,600 of 3,600 calls answered as expected, p95 105 ms. Which of the failed calls had which status was not recorded.',
  },
  growth: {
    method:
      'Three nodes of Elasticsearch hold the same generated jobs in one, two and four shards: for one node on the first alone without replicas, for three with one replica of each shard. The mix of the search bench and the lines of typed-search, over jobs without texts, go to the first node with the bodies that the API would send: 16 callers at saturation, then 20 calls a second. Ingestion, deliveries (every attempt by a worker) and mails (eight mailings over SMTP) are measured with one worker and with two in turn. The limit of mails is measured with two workers and `MAIL_PER_SECOND=50`, from the first message to the last. The table is in [scaling](scaling.md#measured-more-shards-nodes-and-workers).',
    shortfall:
      'All processes share two cores, so a second worker brings no processor time. What it costs was not examined.',
  },
  mail: {
    method:
      'The bare loop is nodemailer: it composes and writes each message to a file that it flushes, or sends all over a pool of five connections to a server on loopback that drops it. Handed over: the same with our client, which in the maildir also flushes the folder. A mailing is the batches of a stored send, with lists, claims and results in MongoDB. All three take turns.',
    shortfall:
      'Handing over alone is as fast as the bare loop. The rest are the claims, the begins and the results in MongoDB: the result of a mail is written with the begin of the next of its connection, so a write holds at most five mails. `MAIL_PER_SECOND` is 10 by default.',
  },
  turns: {
    method:
      'A turn of an apply session starts with its call and ends when the session waits for its user: facts are filled in, money is held, a model that answers at once is called over HTTP, its answer is stored, checked and charged. A summary is the workflow that writes one on the account’s bill. The floor is a workflow with two empty activities, in turn on the same Temporal.',
  },
  sessions: {
    method:
      'Two hundred people apply at once, three times: start, one model turn, one answer, approval, submission, on one worker process whose peak resident memory is reset before each wave. Sessions are read with a key, closed loop, 32 connections; the floor is an Express route with a lean `findOne` by id on the same MongoDB.',
  },
  chat: {
    method:
      'The built-in planner plays a model that answers at once. A turn starts with its call and ends when the chat waits for its user; the floor is a workflow with two empty activities, in turn on the same Temporal. Two hundred chats then have two turns each, all open at once, and are stopped, four times, on one worker process whose peak resident memory is reset before each wave. The first sentence is sent when the whole answer is checked; the time from a model’s first sentence to it was not measured.',
    shortfall:
      'An open chat keeps its workflow in the cache of the worker, about 0.4 MiB, until the cache is full.',
  },
  billing: {
    method:
      'Charges of one price by 64 callers, on one account and on five hundred in turn. Each is a ledger entry, and the sum is checked at the end. The floor is the driver’s conditional `updateOne` that subtracts the price from a number on the same MongoDB, without a record.',
  },
  hostile: {
    method:
      'One address sends 40 bodies at once, as many as its limits allow in a minute: deep, wide and long JSON, escapes, broken base64, forms of nameless parts; every fourth to a board that does not exist. Another client calls `GET /healthz` and `GET /jobs` fifty times a second each. Ten rounds from ten addresses, after ten rounds of applicants who parse and send a résumé.',
    shortfall:
      'The 40 bodies are 330 MB. At most 128 MiB of large bodies are held at once, beside their parsed values.',
  },
  tracing: {
    method:
      '`GET /jobs` by 32 callers, in turn on an api that traces nothing, one that exports a hundredth of its traces, and one that exports all of them. The collector is a server that counts and drops what it receives. The run was beside other work: the api that exports a hundredth took more than the one that exports all, so a seventh is noise, and the cost of tracing is below it.',
  },
  pages: {
    method:
      'Each page is opened in Chromium at 390 px with an empty cache, a processor four times slower, 1.6 Mbit/s and 150 ms of latency: medians of a few visits after one that does not count, and of these the slowest page. An interaction is the slowest of a click and two keys; events under 16 ms count as 0.',
  },
  start: {
    method:
      '`npm start` with fetched servers and no seed, from launch until ready, against the start of the slowest server in the same run, from its launch until it responds. The first start, which creates the data directory, does not count. Elasticsearch runs with Java’s first compiler alone; with both, ready took 30.5 s instead of 24.3 on the same machine.',
    shortfall:
      'Elasticsearch takes 27.4 to 33.7 of the 32.2 to 37.1 s, beside the start of MongoDB, Temporal, api and worker on two cores. Alone it used 10 to 16 s of processor time until ready in other runs on this machine. An archive of its classes brought nothing, because it patches `java.base`.',
  },
};

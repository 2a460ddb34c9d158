import type { IndustryProfile } from '../occupation';

export const retail: IndustryProfile = {
  industry: 'Retail',
  general: {
    title: 'Retail Professional',
    also: '',
    terms:
      'customer service, product presentation, cash handling, stock control, sales advice, goods receiving, store standards, returns, promotions, loss prevention',
    tools: 'point-of-sale systems, handheld scanners',
    ifHeld: 'Retail certificate',
    summary: [
      'who sees a customer before the shelf.',
      'Brings friendly customer service, tidy product presentation and exact cash handling, on a quiet Tuesday as on the busiest Saturday.',
    ],
    duties: [
      'Serve [number] customers a day with sales advice that may end without a sale.',
      'Keep product presentation full, clean and priced.',
      'Balance [number] registers a week, cash handling without differences.',
      'Follow stock control by scan and by eye, and report gaps before noon.',
      'Set up [number] promotions a month on the agreed evening.',
      'Settle returns politely and by the rules.',
      'Receive [number] deliveries a week, goods receiving checked at the door.',
      'Practice loss prevention by greeting everybody.',
    ],
    earlier: [
      'Filled [number] shelves a shift by the plan.',
      'Cleaned and opened the shop in time for the first customer.',
      'Priced and labeled [number] items a day.',
      'Guided customers to the product instead of pointing.',
      'Counted [number] lines at stocktaking and found the missing ones.',
      'Kept store standards in the back room, too.',
    ],
    letter: {
      opening:
        'A shop is remembered for its people. I bring customer service that listens, product presentation that invites, and cash handling without differences.',
      proof: 'served [number] customers a day and asked a question before recommending anything.',
    },
  },
  occupations: [
    {
      title: 'Sales Associate',
      also: 'retail sales associate, shop assistant, store associate, retail assistant, retail salesperson, sales assistant, retail associate, sales advisor, fashion advisor, store clerk, brand ambassador, beauty advisor',
      terms:
        'sales advice, customer service, product knowledge, product presentation, fitting room service, cash handling, cross-selling, stock replenishment, returns handling, loyalty programs',
      tools: 'point-of-sale systems, handheld scanners',
      ifHeld: 'Retail certificate, Food hygiene certificate',
      summary: [
        'who asks what it is for before showing anything.',
        'Brings honest sales advice, sound product knowledge and a floor that looks as if it had just opened.',
      ],
      duties: [
        'Advise [number] customers a day, sales advice beginning with a question.',
        'Explain care, size and price, product knowledge made useful.',
        'Keep product presentation in order for [number] lines, colors and sizes complete.',
        'Offer fitting room service with a second size at hand.',
        'Add [number] suitable items a day by cross-selling that helps.',
        'Handle returns as a chance for a better choice, returns handling with a smile.',
        'Fill [number] gaps an hour by stock replenishment between customers.',
        'Explain loyalty programs in a sentence and accept a no.',
      ],
      earlier: [
        'Took [number] payments a day with cash handling checked at closing.',
        'Unpacked, secured and hung new goods.',
        'Folded and sorted [number] pieces a shift.',
        'Helped with windows and tables for the new season.',
        'Packed [number] online orders a day from the shop floor.',
        'Learned customer service beside experienced colleagues.',
      ],
      letter: {
        opening:
          'People like to buy and dislike being sold to. I bring sales advice that starts with a question, product knowledge, and a tidy floor.',
        proof: 'advised [number] customers a day and showed them what fits, not what is new.',
      },
    },
    {
      title: 'Store Manager',
      also: 'retail manager, assistant store manager, shop manager, branch manager, supermarket manager, retail supervisor, store supervisor, department manager, district manager, assistant manager, retail store manager',
      terms:
        'store operations, team leadership, sales targets, staff scheduling, inventory management, visual merchandising, loss prevention, customer experience, profit and loss, recruiting and training',
      tools: 'point-of-sale systems, Excel, scheduling software',
      ifHeld: 'Retail management certificate',
      summary: [
        'who opens the door and sees the shop as a customer does.',
        'Ties store operations, staff scheduling and inventory management together, and explains sales targets so that the team can use them.',
      ],
      duties: [
        'Run a store with [number] people and yearly sales of [number].',
        'Plan staff scheduling by foot traffic and family, published weeks ahead.',
        'Raise sales by [number] percent through customer experience at the door and the register.',
        'Walk the floor each morning and set visual merchandising right at once.',
        'Bring stock differences down by [number] percent with loss prevention that respects people.',
        'Share profit and loss with the team in plain figures.',
        'Hire and develop [number] colleagues a year, recruiting and training on the floor.',
        'Order by season, space and weather, inventory management with courage to leave things out.',
      ],
      earlier: [
        'Led a department of [number] people and stood in for the manager.',
        'Practiced team leadership by doing the dull tasks, too.',
        'Opened and closed [number] days a week, keys and cash included.',
        'Solved complaints at the counter and followed them up.',
        'Prepared [number] stocktakings with clear areas and clear names.',
        'Briefed the team on sales targets before the doors opened.',
      ],
      letter: {
        opening:
          'A store is a promise that is kept every morning. I bring calm store operations, fair staff scheduling, and inventory management that leaves things out.',
        proof: 'ran a store with [number] people and shared figures and plans with all of them.',
      },
    },
    {
      title: 'Cashier',
      also: 'checkout operator, till operator, retail cashier, head cashier, supermarket cashier, grocery clerk, counter clerk, food service cashier',
      terms:
        'cash handling, payment processing, customer service, cash drawer balancing, scanning, age checks, refunds, queue management, price checks, bagging',
      tools: 'point-of-sale systems, card terminals',
      ifHeld: 'Food hygiene certificate, Retail certificate',
      summary: [
        'who looks up, greets and gives the right change.',
        'Brings exact cash handling, quick scanning and customer service with a smile that survives the end of the line.',
      ],
      duties: [
        'Serve [number] customers a shift with scanning that is quick and gentle to the goods.',
        'Balance the register to the cent, cash drawer balancing without a second count.',
        'Handle [number] card and cash payments a day, payment processing explained when it fails.',
        'Ask for proof of age politely, age checks without exceptions.',
        'Keep waiting under [number] minutes by queue management and a call for help in time.',
        'Settle refunds by the rules and with kind words.',
        'Complete [number] price checks a day and report wrong labels.',
        'Help with bagging for those who need a hand.',
      ],
      earlier: [
        'Stocked [number] shelves before the doors opened.',
        'Cleaned belts, baskets and screens between customers.',
        'Sorted [number] returned items a shift back to their places.',
        'Learned codes of loose goods until they came by heart.',
        'Counted [number] cash drawers a week under double control.',
        'Showed customers the way, customer service beyond the register.',
      ],
      letter: {
        opening:
          'The register is the last impression of a shop. I bring exact cash handling, quick scanning, and a greeting for each customer.',
        proof: 'served [number] customers a shift and balanced the drawer each evening.',
      },
    },
    {
      title: 'Visual Merchandiser',
      also: 'merchandiser, visual merchandising manager, window dresser, display designer, retail merchandiser, merchandising manager, store designer, merchandising assistant, window display artist',
      terms:
        'window displays, visual merchandising, planograms, store layout, brand guidelines, mannequin styling, seasonal campaigns, lighting, display props, sales analysis',
      tools: 'Adobe Illustrator, SketchUp, hand tools',
      ifHeld: 'Visual merchandising diploma, Ladder safety card',
      summary: [
        'who stops people on the other side of the street.',
        'Tells one story in each of the window displays, plans store layout by how people walk, and uses sales analysis to see whether it worked.',
      ],
      duties: [
        'Design and build [number] window displays a year, from sketch to last pin.',
        'Arrange visual merchandising on the floor by color, use and reach.',
        'Fit [number] planograms a month to real shelves and real stock.',
        'Walk the store layout at peak hours and move what blocks the way.',
        'Prepare seasonal campaigns for [number] stores with pictures that anyone can follow.',
        'Set lighting last and check it from outside after dark.',
        'Lift sales of highlighted lines by [number] percent, measured through sales analysis.',
        'Train store teams, so that brand guidelines survive the first busy day.',
      ],
      earlier: [
        'Dressed [number] figures a week, mannequin styling with pieces that are in stock.',
        'Built and stored display props for several seasons.',
        'Changed [number] tables and walls a week before opening.',
        'Photographed each set-up for the archive.',
        'Updated [number] price and theme signs a campaign.',
        'Repaired, painted and reused instead of throwing away.',
      ],
      letter: {
        opening:
          'A window has a moment to say one thing. I bring window displays with one story, store layout from watching people, and sales analysis to learn from.',
        proof: 'built [number] windows and floors a year and compared sales before and after each.',
      },
    },
    {
      title: 'Retail Buyer',
      also: 'fashion buyer, merchandise planner, assistant buyer, category buyer, grocery buyer, buying manager, buying assistant, merchandise manager, assortment planner',
      terms:
        'assortment planning, supplier negotiation, trend analysis, margin calculation, sales forecasting, open-to-buy planning, range reviews, pricing, markdown planning, supplier relations',
      tools: 'Excel, SAP Retail, Power BI',
      ifHeld: 'Buying diploma',
      summary: [
        'who spends Saturdays on the shop floor to listen.',
        'Combines assortment planning, margin calculation and supplier negotiation, and has the nerve to leave a trend alone.',
      ],
      duties: [
        'Buy a range of [number] lines a season by assortment planning that starts with what sold.',
        'Meet suppliers with facts and respect, supplier negotiation on price, date and returns.',
        'Steer an open-to-buy planning of [number] and keep money for the end of the season.',
        'Read trend analysis against the customers of this house.',
        'Improve margin by [number] points through pricing and better entry terms.',
        'Hold range reviews with shop teams and act on what they say.',
        'Plan markdowns for [number] lines a season, markdown planning early and small.',
        'Check samples by wearing, washing and using them.',
      ],
      earlier: [
        'Tracked [number] orders a week from sample to shelf.',
        'Prepared margin calculation sheets for talks with suppliers.',
        'Compared [number] competing products a month on price and quality.',
        'Worked on the shop floor to hear questions at first hand.',
        'Updated sales forecasting for [number] lines weekly.',
        'Kept supplier relations warm with quick, clear answers.',
      ],
      letter: {
        opening:
          'A range is what was left out. I bring assortment planning from real sales, supplier negotiation with respect, and margin calculation before enthusiasm.',
        proof: 'bought a range of [number] lines and listened to the sales floor before each order.',
      },
    },
  ],
};

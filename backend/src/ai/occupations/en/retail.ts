import type { IndustryOccupations } from '../occupation';

export const retail: IndustryOccupations = {
  industry: 'Retail',
  general: {
    id: 'retail-professional',
    title: 'Retail Professional',
    aliases: '',
    terms:
      'customer service, product presentation, cash handling, stock control, sales advice, receiving, store standards, returns, promotions, loss prevention',
    tools: 'point-of-sale systems, handheld scanners',
    certifications: 'Retail certificate',
    summary: [
      '{title} who enjoys serving customers and keeping a well-run sales floor.',
      'Offers friendly customer service, attractive product presentation and accurate cash handling, including on the busiest days.',
    ],
    duties: [
      'Serve [number] customers a day and give helpful sales advice.',
      'Keep product presentation full, clean and correctly priced.',
      'Balance [number] registers a week with accurate cash handling.',
      'Support stock control by checking shelf levels and reporting gaps.',
      'Set up [number] promotions a month on schedule.',
      'Process returns politely and according to store policy.',
      'Receive [number] deliveries a week and check goods against the delivery note.',
      'Support loss prevention through attentive service on the floor.',
    ],
    pastDuties: [
      'Restocked [number] shelves a shift according to the floor plan.',
      'Opened and prepared the shop for the first customers.',
      'Priced and labeled [number] items a day.',
      'Helped customers find products and compare options.',
      'Counted [number] product lines during inventory and investigated differences.',
      'Kept store standards high on the floor and in the stockroom.',
    ],
    letter: {
      opening:
        'I enjoy working with customers and take pride in a tidy, well-stocked shop, accurate cash handling and good advice.',
      achievement: 'At [Employer] I served [number] customers a day and helped them find the right product.',
    },
  },
  occupations: [
    {
      id: 'sales-associate',
      title: 'Sales Associate',
      aliases:
        'retail sales associate, shop assistant, store associate, retail assistant, retail salesperson, sales assistant, retail associate, sales advisor, fashion advisor, store clerk, keyholder, key holder, stocker, grocery clerk, brand ambassador, beauty advisor',
      terms:
        'sales advice, customer service, product knowledge, product presentation, fitting room service, cash handling, cross-selling, stock replenishment, returns handling, loyalty programs',
      tools: 'point-of-sale systems, handheld scanners',
      certifications: 'Retail certificate, Food handler certificate',
      summary: [
        '{title} who enjoys helping customers find the right product.',
        'Offers honest sales advice based on sound product knowledge and keeps product presentation on the floor tidy and inviting.',
      ],
      duties: [
        'Greet and assist [number] customers a day, giving sales advice based on their needs.',
        'Explain materials, care and sizing using detailed product knowledge.',
        'Maintain product presentation for [number] lines with sizes and colors complete.',
        'Provide attentive fitting room service and suggest alternative sizes or styles.',
        'Add [number] items a day through relevant cross-selling.',
        'Manage returns handling and exchanges in line with store policy.',
        'Carry out stock replenishment for [number] displays a shift.',
        'Introduce customers to loyalty programs at the register.',
      ],
      pastDuties: [
        'Processed [number] payments a day with accurate cash handling.',
        'Unpacked, tagged and displayed new merchandise.',
        'Folded and sorted [number] garments a shift.',
        'Helped set up window and table displays for new seasons.',
        'Packed [number] online orders a day in the store.',
        'Delivered friendly customer service at the desk and on the phone.',
      ],
      letter: {
        opening:
          'I enjoy talking with customers, getting to know the product range and keeping the sales floor in good shape.',
        achievement:
          'At [Employer] I assisted [number] customers a day and recommended products that suited their needs.',
      },
    },
    {
      id: 'store-manager',
      title: 'Store Manager',
      aliases:
        'retail manager, assistant store manager, shop manager, branch manager, supermarket manager, retail supervisor, store supervisor, department manager, district manager, assistant manager, retail store manager',
      terms:
        'store operations, team leadership, sales targets, staff scheduling, inventory management, visual merchandising, loss prevention, customer experience, profit and loss, recruiting and training',
      tools: 'point-of-sale systems, Excel, scheduling software',
      certifications: 'Retail management certificate',
      summary: [
        '{title} who leads by example on the sales floor.',
        'Brings store operations, staff scheduling and inventory management together and makes sales targets clear to everyone on the team.',
      ],
      duties: [
        'Run a store with [number] employees and annual sales of [number].',
        'Prepare staff scheduling around customer traffic and publish it well in advance.',
        'Raise sales by [number] percent by improving customer experience.',
        'Walk the floor daily and correct visual merchandising where needed.',
        'Reduce shrinkage by [number] percent through loss prevention measures and staff training.',
        'Review profit and loss with the team in plain figures.',
        'Oversee recruiting and training of [number] employees a year.',
        'Manage ordering and inventory management according to season and demand.',
      ],
      pastDuties: [
        'Led a department of [number] people and stood in for the manager.',
        'Practiced team leadership through daily feedback and on-the-job coaching.',
        'Opened and closed the store [number] days a week, including cash and keys.',
        'Resolved customer complaints and followed up on the outcome.',
        'Organized [number] physical inventories with clear responsibilities.',
        'Briefed the team on sales targets and promotions before opening.',
      ],
      letter: {
        opening:
          'I enjoy running a store where the team knows the targets, shelves are full and customers feel welcome.',
        achievement:
          'At [Employer] I managed a store with [number] employees and reviewed results and plans with them regularly.',
      },
    },
    {
      id: 'cashier',
      title: 'Cashier',
      aliases:
        'checkout operator, till operator, retail cashier, head cashier, supermarket cashier, grocery clerk, counter clerk, food service cashier',
      terms:
        'cash handling, payment processing, customer service, cash drawer balancing, scanning, age checks, refunds, checkout lines, price checks, bagging',
      tools: 'point-of-sale systems, card terminals',
      certifications: 'Food handler certificate, Retail certificate',
      summary: [
        '{title} offering quick, accurate and friendly service at the register.',
        'Combines careful cash handling and payment processing with a friendly manner, even when the store is busy.',
      ],
      duties: [
        'Serve [number] customers a shift with fast, accurate scanning.',
        'Complete cash drawer balancing at the end of each shift.',
        'Handle [number] cash and card payments a day and resolve payment processing errors.',
        'Carry out age checks for restricted items in line with the law.',
        'Keep checkout lines under [number] minutes by calling for backup early.',
        'Process refunds and exchanges according to store policy.',
        'Complete [number] price checks a day and report labeling errors.',
        'Offer bagging help to customers who need it.',
      ],
      pastDuties: [
        'Stocked [number] shelves before the doors opened.',
        'Kept the checkout area clean, safe and stocked.',
        'Sorted [number] returned items a shift and put them back on the shelves.',
        'Learned produce codes quickly to speed up checkout.',
        'Counted [number] cash drawers a week together with a supervisor.',
        'Directed customers to products and provided customer service on the floor.',
      ],
      letter: {
        opening:
          'I am quick and accurate at the register, comfortable with cash handling, and I enjoy the daily contact with customers.',
        achievement: 'At [Employer] I served [number] customers a shift and balanced the cash drawer at closing.',
      },
    },
    {
      id: 'visual-merchandiser',
      title: 'Visual Merchandiser',
      aliases:
        'merchandiser, visual merchandising manager, window dresser, display designer, retail merchandiser, merchandising manager, store designer, merchandising assistant, window display artist',
      terms:
        'window displays, visual merchandising, planograms, store layout, brand guidelines, mannequin styling, seasonal campaigns, lighting, display props, sales analysis',
      tools: 'Adobe Illustrator, SketchUp, hand tools',
      certifications: 'Visual merchandising diploma, Ladder safety card',
      summary: [
        '{title} who turns a brand and its products into displays that sell.',
        'Plans window displays and store layout around how customers shop, follows brand guidelines, and checks the effect through sales analysis.',
      ],
      duties: [
        'Design and build [number] window displays a year, from first sketch to installation.',
        'Arrange visual merchandising on the floor by color, theme and use.',
        'Adapt [number] planograms a month to local space and stock.',
        'Review the store layout at peak hours and improve customer flow.',
        'Prepare seasonal campaigns for [number] stores with clear visual guides.',
        'Adjust lighting to highlight key products.',
        'Lift sales of featured lines by [number] percent, measured through sales analysis.',
        'Train store teams to apply brand guidelines.',
      ],
      pastDuties: [
        'Dressed [number] figures a week, coordinating mannequin styling with available stock.',
        'Built, stored and reused display props across seasons.',
        'Changed [number] tables and wall displays a week before opening.',
        'Photographed each display for the company archive.',
        'Updated [number] price and theme signs for each campaign.',
        'Repaired and repainted display materials for reuse.',
      ],
      letter: {
        opening:
          'I enjoy turning a product range into window displays and store layouts that draw people in, and I check afterwards what actually sold.',
        achievement: 'At [Employer] I built [number] displays a year and compared sales before and after each change.',
      },
    },
    {
      id: 'retail-buyer',
      title: 'Retail Buyer',
      aliases:
        'fashion buyer, merchandise planner, assistant buyer, category buyer, grocery buyer, buying manager, buying assistant, merchandise manager, assortment planner',
      terms:
        'assortment planning, supplier negotiation, trend analysis, margin calculation, sales forecasting, open-to-buy planning, range reviews, pricing, markdown planning, supplier relations',
      tools: 'Excel, SAP Retail, Power BI',
      certifications: 'Buying diploma',
      summary: [
        '{title} who builds ranges from sales data and customer insight.',
        'Combines assortment planning, margin calculation and supplier negotiation, and stays close to stores and customers.',
      ],
      duties: [
        'Buy a range of [number] lines a season, with assortment planning based on past sales.',
        'Lead supplier negotiation on prices, delivery dates and return terms.',
        'Manage open-to-buy planning for a budget of [number].',
        'Compare trend analysis with the needs of existing customers.',
        'Improve margin by [number] points through pricing and better purchasing terms.',
        'Hold range reviews with store teams and act on their feedback.',
        'Prepare markdown planning for [number] lines a season.',
        'Evaluate product samples for quality, fit and durability.',
      ],
      pastDuties: [
        'Tracked [number] orders a week from sample to shelf.',
        'Prepared margin calculation sheets for supplier meetings.',
        'Compared [number] competing products a month on price and quality.',
        'Worked on the shop floor to hear customer feedback directly.',
        'Updated sales forecasting for [number] lines each week.',
        'Maintained supplier relations through prompt, clear communication.',
      ],
      letter: {
        opening:
          'I enjoy building a range that customers want at a margin the business needs, based on sales data, trend analysis and good supplier relations.',
        achievement:
          'At [Employer] I bought a range of [number] lines and reviewed each season with stores and suppliers.',
      },
    },
    {
      id: 'ecommerce-manager',
      title: 'E-commerce Manager',
      aliases:
        'ecommerce manager, e commerce manager, online store manager, online shop manager, ecommerce specialist, e-commerce specialist, ecommerce coordinator, e-commerce coordinator, online retail manager, digital commerce manager, marketplace manager, web shop manager, ecommerce director, e-commerce director, e-commerce',
      terms:
        'online merchandising, conversion rate optimization, product listings, marketplace management, order fulfillment, pricing strategy, customer reviews, email campaigns, checkout design, returns management',
      tools: 'Shopify, Google Analytics, Amazon Seller Central',
      certifications: 'Web analytics certificate',
      summary: [
        '{title} running an online shop from product photo to parcel.',
        'Brings online merchandising, conversion rate optimization and order fulfillment together, and reads returns as closely as sales.',
      ],
      duties: [
        'Run an online shop with [number] articles in several countries and currencies.',
        'Arrange categories, filters and landing pages for online merchandising.',
        'Increase completed orders by [number] percent with simpler checkout design.',
        'Set a pricing strategy for launches, bundles and clearance with buyers.',
        'Manage [number] sales channels through marketplace management and stock rules.',
        'Watch order fulfillment daily and warn customers about delays.',
        'Send [number] email campaigns a month to groups formed by purchase history.',
        'Study search terms, recordings and customer reviews to choose the next test.',
      ],
      pastDuties: [
        'Published [number] product listings a week with photos, sizes and care notes.',
        'Answered buyers’ questions and thanked them for reviews.',
        'Analyzed returns management data for [number] suppliers and corrected size charts.',
        'Tested payment methods and delivery options on phones.',
        'Prepared [number] seasonal sales a year with warehouse and support.',
        'Migrated articles and redirects to a new shop system.',
      ],
      letter: {
        opening:
          'An online shop shows within hours whether an idea works, and I enjoy using that to improve listings, checkout and delivery step by step.',
        achievement:
          'At [Employer] I raised online orders by [number] percent and reduced returns through better listings.',
      },
    },
  ],
};

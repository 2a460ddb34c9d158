import type { Occupation } from '../occupation';

/** Work in kitchens, restaurants, salons and buildings, which belongs to no industry of the list. */
export const services: Occupation[] = [
  {
    id: 'cook',
    title: 'Cook',
    also: 'chef, line cook, prep cook, head chef, sous chef, chef de partie, kitchen assistant, kitchen helper, baker, pastry chef, commis chef',
    terms:
      'food preparation, food safety, recipe development, menu planning, kitchen hygiene, portion control, inventory control, grilling and roasting, plating, teamwork in the kitchen',
    tools: 'combi ovens, professional knives',
    ifHeld: 'Food handler certificate',
    summary: [
      '{title} who prepares consistent, high-quality dishes under time pressure.',
      'Brings careful food preparation, strict kitchen hygiene and good portion control, and keeps the station organized throughout service.',
    ],
    duties: [
      'Prepare [number] dishes a service with consistent taste and presentation.',
      'Follow food safety rules for storage, temperature and allergens.',
      'Complete food preparation for [number] guests a day.',
      'Maintain kitchen hygiene at the station before, during and after service.',
      'Keep food cost at [number] percent through portion control and less waste.',
      'Coordinate timing with colleagues and service staff.',
      'Develop [number] seasonal dishes a year as part of menu planning.',
      'Check deliveries and support inventory control.',
    ],
    earlier: [
      'Washed, peeled and cut ingredients for [number] meals a day.',
      'Learned grilling and roasting at different stations.',
      'Prepared [number] starters and desserts a service, including plating.',
      'Cleaned equipment and work surfaces according to schedule.',
      'Labeled and stored [number] deliveries a week.',
      'Supported the head chef with recipe development and tastings.',
    ],
    letter: {
      opening:
        'I love cooking and the pace of a busy kitchen, and I take care with preparation, hygiene and consistent quality.',
      proof: 'At [Employer] I prepared [number] meals a day and kept my station clean and organized.',
    },
  },
  {
    id: 'waiter',
    title: 'Waiter',
    also: 'waitress, server, waitstaff, restaurant server, bartender, food server, banquet server, food service worker, host, hostess',
    terms:
      'guest service, order taking, menu knowledge, table setting, payment handling, food safety, upselling, reservations, complaint handling, beverage service',
    tools: 'point-of-sale systems, reservation systems',
    ifHeld: 'Food handler certificate, Alcohol service certificate',
    summary: [
      '{title} who makes guests feel welcome and well looked after.',
      'Combines attentive guest service with accurate order taking and good menu knowledge, even when every table is full.',
    ],
    duties: [
      'Serve [number] guests a shift with attentive guest service.',
      'Explain dishes, ingredients and allergens using good menu knowledge.',
      'Complete order taking for [number] tables a shift without errors.',
      'Coordinate the timing of courses with the kitchen.',
      'Raise the average bill by [number] percent through thoughtful upselling.',
      'Settle complaint handling politely and inform the manager.',
      'Manage [number] payments a shift in point-of-sale systems.',
      'Follow food safety and hygiene rules in the dining area.',
    ],
    earlier: [
      'Set and cleared [number] tables a shift.',
      'Welcomed guests and managed reservations at the door.',
      'Prepared [number] drinks a shift as part of beverage service.',
      'Practiced table setting for banquets and private events.',
      'Restocked [number] service stations a day.',
      'Supported colleagues at other stations during peak hours.',
    ],
    letter: {
      opening:
        'I enjoy hosting people, and I combine attentive guest service with accurate orders and a calm manner on busy evenings.',
      proof: 'At [Employer] I served [number] guests a shift and balanced my payments at closing.',
    },
  },
  {
    id: 'barista',
    title: 'Barista',
    also: 'coffee barista, cafe worker, cafe assistant, fast food worker',
    terms:
      'espresso preparation, customer service, milk steaming, order taking, cash handling, food safety, machine cleaning, drink recipes, stock rotation, upselling',
    tools: 'espresso machines, point-of-sale systems',
    ifHeld: 'Food handler certificate, Barista certificate',
    summary: [
      '{title} who prepares consistent drinks and gives friendly service.',
      'Combines careful espresso preparation with quick order taking and warm customer service, and keeps the bar clean during busy hours.',
    ],
    duties: [
      'Prepare [number] drinks a shift according to drink recipes.',
      'Adjust grind and dose for consistent espresso preparation.',
      'Serve [number] customers an hour at peak times with friendly customer service.',
      'Complete machine cleaning and daily maintenance.',
      'Handle [number] payments a shift with accurate cash handling.',
      'Follow food safety rules for milk, pastries and allergens.',
      'Raise food sales by [number] percent through friendly upselling.',
      'Welcome regular customers and prepare their favorite drinks.',
    ],
    earlier: [
      'Took [number] orders an hour at the counter and drive-through.',
      'Practiced milk steaming and pouring with experienced baristas.',
      'Restocked [number] shelves and refrigerators a shift using stock rotation.',
      'Cleaned tables, counters and equipment throughout the shift.',
      'Prepared [number] sandwiches and snacks a day.',
      'Opened and closed the shop according to checklist.',
    ],
    letter: {
      opening:
        'I enjoy good coffee and the regular contact with guests, and I stay friendly and well organized when the line is long.',
      proof: 'At [Employer] I prepared [number] drinks a shift and kept the bar clean and stocked.',
    },
  },
  {
    id: 'cleaner',
    title: 'Cleaner',
    also: 'janitor, housekeeper, custodian, cleaning staff, room attendant, hotel housekeeper, maid, cleaning lady, office cleaner, caretaker',
    terms:
      'room cleaning, sanitation, floor care, waste disposal, restocking supplies, laundry, chemical safety, attention to detail, key control, quality inspections',
    tools: 'floor scrubbers, carpet cleaners',
    ifHeld: 'Cleaning safety certificate',
    summary: [
      '{title} who works thoroughly, discreetly and on schedule.',
      'Brings careful room cleaning, safe use of cleaning products and reliable sanitation, and reports damage or missing supplies promptly.',
    ],
    duties: [
      'Complete room cleaning for [number] rooms or offices a shift.',
      'Follow sanitation procedures for kitchens and bathrooms.',
      'Carry out floor care on [number] floors a week with suitable equipment.',
      'Apply chemical safety rules when handling cleaning products.',
      'Change and sort laundry for [number] beds a day.',
      'Report damage, leaks and missing items to the supervisor.',
      'Pass [number] quality inspections a month.',
      'Handle waste disposal and recycling according to site rules.',
    ],
    earlier: [
      'Vacuumed, dusted and mopped [number] rooms a day.',
      'Respected privacy and followed key control rules.',
      'Restocked [number] supply carts a week.',
      'Cleaned windows and glass surfaces according to schedule.',
      'Prepared [number] meeting rooms a week for events.',
      'Stored cleaning equipment safely after each shift.',
    ],
    letter: {
      opening:
        'I take pride in leaving rooms clean and welcoming, and I work thoroughly, safely and with respect for people’s privacy.',
      proof: 'At [Employer] I cleaned [number] rooms a shift and met the agreed quality standards.',
    },
  },
  {
    id: 'security-guard',
    title: 'Security Guard',
    also: 'security officer, door supervisor, loss prevention officer, security supervisor, watchman, event security',
    terms:
      'access control, patrols, surveillance monitoring, incident reports, emergency response, visitor management, conflict resolution, fire safety, first aid, radio communication',
    tools: 'CCTV systems, access control systems',
    ifHeld: 'Security guard license, First aid certificate',
    summary: [
      '{title} who stays alert, calm and courteous in every situation.',
      'Combines reliable access control and patrols with clear incident reports, and resolves conflicts calmly before they escalate.',
    ],
    duties: [
      'Handle access control for [number] visitors a day.',
      'Carry out regular patrols and check doors, alarms and equipment.',
      'Monitor [number] cameras as part of surveillance monitoring.',
      'Resolve disputes through calm conflict resolution.',
      'Write [number] clear incident reports a month.',
      'Lead emergency response until police or medical services arrive.',
      'Check [number] fire safety points a shift and report defects.',
      'Assist visitors and staff with directions and questions.',
    ],
    earlier: [
      'Guarded [number] events a year at entrances and exits.',
      'Used radio communication clearly and according to procedure.',
      'Registered [number] visitors a day and issued badges.',
      'Provided first aid and documented each case.',
      'Completed [number] patrol rounds a shift with time-stamped records.',
      'Supported evacuation drills with the site team.',
    ],
    letter: {
      opening:
        'I take responsibility for people’s safety seriously, with attentive patrols, consistent access control and a calm manner in conflicts.',
      proof: 'At [Employer] I secured a site with [number] visitors a day and kept complete incident reports.',
    },
  },
  {
    id: 'hairdresser',
    title: 'Hairdresser',
    also: 'hair stylist, hairstylist, barber, beautician, cosmetologist, nail technician, makeup artist, beauty therapist',
    terms:
      'haircutting, hair coloring, styling, client consultation, salon hygiene, product advice, appointment booking, treatments, retail sales, trend knowledge',
    tools: 'salon software, styling tools',
    ifHeld: 'Cosmetology license',
    summary: [
      '{title} who listens to clients and delivers results that suit them.',
      'Combines careful client consultation with skilled cutting, coloring and styling, and keeps to high standards of salon hygiene.',
    ],
    duties: [
      'Serve [number] clients a day with haircutting, styling and treatments.',
      'Begin each appointment with a thorough client consultation.',
      'Complete [number] hair coloring services a week.',
      'Follow salon hygiene rules for tools, towels and workstations.',
      'Achieve [number] percent repeat bookings through good service.',
      'Give product advice suited to each client’s hair and routine.',
      'Add [number] product sales a week through friendly retail sales.',
      'Manage appointment booking and keep to schedule.',
    ],
    earlier: [
      'Washed and treated hair for [number] clients a day.',
      'Assisted stylists with coloring, treatments and blow-drying.',
      'Prepared [number] workstations a day with clean tools and towels.',
      'Practiced cutting techniques on training heads and models.',
      'Welcomed [number] clients a day and offered drinks.',
      'Updated trend knowledge through courses and trade shows.',
    ],
    letter: {
      opening:
        'I enjoy helping people feel good about how they look, with attentive consultation, careful work and honest product advice.',
      proof: 'At [Employer] I served [number] clients a day and built up a base of regular clients.',
    },
  },
];

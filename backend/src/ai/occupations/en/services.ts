import type { Occupation } from '../occupation';

/** Occupations in kitchens, restaurants, salons and buildings, which belong to none of the listed industries. */
export const services: Occupation[] = [
  {
    id: 'cook',
    title: 'Cook',
    aliases:
      'chef, line cook, prep cook, head chef, sous chef, chef de partie, kitchen assistant, kitchen helper, baker, pastry chef, commis chef',
    terms:
      'food preparation, food safety, recipe development, menu planning, kitchen hygiene, portion control, inventory control, grilling and roasting, plating, teamwork in the kitchen',
    tools: 'combi ovens, professional knives',
    certifications: 'Food handler certificate',
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
    pastDuties: [
      'Washed, peeled and cut ingredients for [number] meals a day.',
      'Learned grilling and roasting at different stations.',
      'Prepared [number] appetizers and desserts a service, including plating.',
      'Cleaned equipment and work surfaces according to schedule.',
      'Labeled and stored [number] deliveries a week.',
      'Supported the head chef with recipe development and tastings.',
    ],
    letter: {
      opening:
        'I love cooking and the pace of a busy kitchen, and I take care with preparation, hygiene and consistent quality.',
      achievement: 'At [Employer] I prepared [number] meals a day and kept my station clean and organized.',
    },
  },
  {
    id: 'waiter',
    title: 'Waiter',
    aliases:
      'waitress, server, waitstaff, restaurant server, bartender, food server, banquet server, food service worker, host, hostess',
    terms:
      'guest service, order taking, menu knowledge, table setting, payment handling, food safety, upselling, reservations, complaint handling, beverage service',
    tools: 'point-of-sale systems, reservation systems',
    certifications: 'Food handler certificate, Alcohol service certificate',
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
    pastDuties: [
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
      achievement: 'At [Employer] I served [number] guests a shift and balanced my payments at closing.',
    },
  },
  {
    id: 'barista',
    title: 'Barista',
    aliases: 'coffee barista, cafe worker, cafe assistant, fast food worker',
    terms:
      'espresso preparation, customer service, milk steaming, order taking, cash handling, food safety, machine cleaning, drink recipes, stock rotation, upselling',
    tools: 'espresso machines, point-of-sale systems',
    certifications: 'Food handler certificate, Barista certificate',
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
    pastDuties: [
      'Took [number] orders an hour at the counter and drive-through.',
      'Practiced milk steaming and pouring with experienced baristas.',
      'Restocked [number] shelves and refrigerators a shift using stock rotation.',
      'Cleaned tables, counters and equipment throughout the shift.',
      'Prepared [number] sandwiches and snacks a day.',
      'Opened and closed the shop according to the checklist.',
    ],
    letter: {
      opening:
        'I enjoy good coffee and the regular contact with guests, and I stay friendly and well organized when the line is long.',
      achievement: 'At [Employer] I prepared [number] drinks a shift and kept the bar clean and stocked.',
    },
  },
  {
    id: 'cleaner',
    title: 'Cleaner',
    aliases:
      'janitor, housekeeper, custodian, cleaning staff, room attendant, hotel housekeeper, maid, cleaning lady, office cleaner, caretaker',
    terms:
      'room cleaning, sanitation, floor care, waste disposal, restocking supplies, laundry, chemical safety, attention to detail, key control, quality inspections',
    tools: 'floor scrubbers, carpet cleaners',
    certifications: 'Cleaning safety certificate',
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
    pastDuties: [
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
      achievement: 'At [Employer] I cleaned [number] rooms a shift and met the agreed quality standards.',
    },
  },
  {
    id: 'security-guard',
    title: 'Security Guard',
    aliases:
      'security officer, door supervisor, loss prevention officer, security supervisor, watchman, event security',
    terms:
      'access control, patrols, surveillance monitoring, incident reports, emergency response, visitor management, conflict resolution, fire safety, first aid, radio communication',
    tools: 'CCTV systems, access control systems',
    certifications: 'Security guard license, First aid certificate',
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
    pastDuties: [
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
      achievement: 'At [Employer] I secured a site with [number] visitors a day and kept complete incident reports.',
    },
  },
  {
    id: 'hairdresser',
    title: 'Hairdresser',
    aliases:
      'hair stylist, hairstylist, barber, beautician, cosmetologist, nail technician, makeup artist, beauty therapist',
    terms:
      'haircutting, hair coloring, styling, client consultation, salon hygiene, product advice, appointment booking, treatments, retail sales, trend knowledge',
    tools: 'salon software, styling tools',
    certifications: 'Cosmetology license',
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
    pastDuties: [
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
      achievement: 'At [Employer] I served [number] clients a day and built up a base of regular clients.',
    },
  },
  {
    id: 'flight-attendant',
    title: 'Flight Attendant',
    aliases:
      'cabin crew, cabin crew member, cabin attendant, air hostess, air steward, airline steward, stewardess, flight steward, purser, airline hostess, inflight crew, cabin service manager',
    terms:
      'cabin safety, passenger service, emergency evacuation, safety demonstrations, in-flight catering, first aid, cabin checks, conflict de-escalation, announcements, duty-free sales',
    tools: 'emergency equipment, onboard sales devices',
    certifications: 'Cabin crew attestation, First aid certificate',
    summary: [
      '{title} whose calm voice carries through a full cabin.',
      'Puts cabin safety first, offers warm passenger service on short and long routes, and stays ready for first aid and emergency evacuation.',
    ],
    duties: [
      'Look after [number] passengers a flight, from boarding to disembarking.',
      'Carry out cabin checks of doors, oxygen and extinguishers before boarding.',
      'Serve meals and drinks to [number] rows on tight schedules for in-flight catering.',
      'Give safety demonstrations and secure the cabin for takeoff and landing.',
      'Assist [number] travelers a week who fly alone, with infants or in wheelchairs.',
      'Treat fainting, burns and panic with first aid until medical help is available.',
      'Earn [number] percent more in duty-free sales through timely suggestions.',
      'Settle disputes over seats and alcohol through calm conflict de-escalation.',
    ],
    pastDuties: [
      'Flew [number] sectors a month on regional and holiday routes.',
      'Practiced emergency evacuation, ditching and smoke procedures in the trainer.',
      'Made [number] announcements a flight in clear English and a further language.',
      'Logged defects that touched cabin safety and informed the captain.',
      'Checked [number] boarding passes a flight and redirected oversized bags.',
      'Offered patient passenger service to nervous flyers and restless children.',
    ],
    letter: {
      opening:
        'Passengers should feel looked after without noticing how much is being watched, and I bring both alert cabin safety and an easy warmth.',
      achievement:
        'At [Employer] I looked after [number] passengers a flight and kept service calm on delayed days too.',
    },
  },
  {
    id: 'hotel-manager',
    title: 'Hotel Manager',
    aliases:
      'hotel general manager, hospitality manager, resort manager, front office manager, rooms division manager, hotel operations manager, assistant hotel manager, hotel director, lodging manager, guest house manager, guest relations manager, hotel duty manager, hotelier',
    terms:
      'hotel operations, revenue management, guest satisfaction, front office, housekeeping standards, food and beverage, staff rosters, group bookings, budget control, online reputation',
    tools: 'property management systems, booking channels',
    certifications: 'Hospitality management certificate',
    summary: [
      '{title} as comfortable in the lobby as in the monthly accounts.',
      'Links revenue management with guest satisfaction, walks through housekeeping standards in person, and hires people who enjoy hosting.',
    ],
    duties: [
      'Direct hotel operations for [number] rooms, restaurant and event space.',
      'Inspect rooms and public areas with the housekeeper to uphold housekeeping standards.',
      'Lift room revenue by [number] percent by adjusting rates and stays in revenue management.',
      'Welcome returning guests by name and settle complaints before check-out.',
      'Plan staff rosters for [number] employees around arrivals and banquets.',
      'Review energy, linen and laundry costs in monthly budget control.',
      'Answer [number] reviews a month personally to care for online reputation.',
      'Negotiate contracts with tour operators and companies for group bookings.',
    ],
    pastDuties: [
      'Checked [number] arrivals and departures a day at the front office.',
      'Trained reception and breakfast staff in welcoming guests.',
      'Organized [number] weddings and conferences a year with kitchen and service.',
      'Compared food and beverage costs with recipes and stock counts.',
      'Handled [number] night shifts a month as duty manager.',
      'Renovated rooms floor by floor without closing the house.',
    ],
    letter: {
      opening:
        'Guests forgive a small room sooner than a cold welcome, and I run hotels with hosts at the front, clean figures at the back and my own rounds in between.',
      achievement: 'At [Employer] I ran a house with [number] rooms and raised guest ratings together with the team.',
    },
  },
  {
    id: 'fitness-trainer',
    title: 'Fitness Trainer',
    aliases:
      'personal trainer, fitness instructor, fitness coach, gym instructor, gym trainer, group fitness instructor, yoga instructor, yoga teacher, pilates instructor, exercise instructor, aerobics instructor, strength and conditioning coach, health and fitness coach',
    terms:
      'personal training, group classes, fitness assessments, training plans, exercise technique, strength training, mobility exercises, nutrition basics, member retention, gym safety',
    tools: 'body composition scales, heart rate monitors',
    certifications: 'Fitness trainer certificate, CPR',
    summary: [
      '{title} adapting each session to the person in the room.',
      'Draws on fitness assessments, sound exercise technique and realistic training plans, and keeps beginners coming back after the first weeks.',
    ],
    duties: [
      'Coach [number] clients a week in personal training for strength, weight and back health.',
      'Correct exercise technique with short cues, mirrors and lighter loads.',
      'Teach [number] group classes a week, from indoor cycling to core and stretch.',
      'Screen posture, joints and medical history in fitness assessments.',
      'Update training plans for [number] members a month according to progress and mood.',
      'Combine strength training with mobility exercises after injuries and long breaks.',
      'Keep [number] percent of trial members through calls and check-ins for member retention.',
      'Walk the floor to enforce gym safety and help with machines.',
    ],
    pastDuties: [
      'Introduced [number] newcomers a month to equipment and warm-up.',
      'Demonstrated bodyweight circuits at outdoor sessions and company events.',
      'Measured [number] members a quarter and discussed results with them.',
      'Cleaned, oiled and reported worn cables and pads.',
      'Sold [number] course packages a month after free taster sessions.',
      'Shared nutrition basics in talks on breakfast, protein and sleep.',
    ],
    letter: {
      opening:
        'I enjoy the first pull-up of a beginner as much as a personal best, and I get people there with patient technique work and plans that fit their week.',
      achievement: 'At [Employer] I trained [number] clients a week and saw many of them renew.',
    },
  },
];

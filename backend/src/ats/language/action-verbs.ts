/** English verbs that say what somebody did, in their base form; their stems also find "-s", "-ed" and "-ing". */
export const englishVerbs = `
accelerate accept account achieve acquire act adapt add address adjust administer advise advocate agree align allocate alter analyse analyze
answer anticipate appeal apply appoint appraise approve arbitrate arrange assemble assess assign assist assure attach attend attract audit
author authorise authorize automate award back balance base batch bid bill block book boost brief bring broaden broker budget build bundle
calculate calibrate call campaign canvass capture care carry catalog catalogue categorise categorize centralise centralize chair challenge
champion change charge chart chase check clarify classify clean clear climb close coach code collaborate collate collect combine commission
communicate compare compile complete comply compose compute conceive concept conclude condense conduct configure confirm connect conserve
consolidate construct consult contact contribute control convert convene convey convince coordinate copy correct counsel count cover craft
create cross curate customise customize debug decide decrease dedicate define delegate deliver demonstrate deploy derive describe design
detail detect determine develop devise diagnose digitise digitize direct discover discuss dispatch dispense display distribute diversify
document double draft draw dress drive earn edit educate elicit eliminate empower enable encourage enforce engage engineer enhance enlarge
enlist enrich enrol enroll ensure enter escalate establish estimate evaluate examine exceed execute expand expedite explain explore extend
extract fabricate facilitate feed fetch field file fill filter finalise finalize finish fit fix follow forecast formulate forward foster
found free fulfil fulfill gather generate give govern grade greet grind group grow guard guide halve handle hand harvest help hire hoist host
identify illustrate implement import improve improvise include increase index inform initiate innovate inspect inspire install instruct
insulate integrate interpret interview introduce invent inventory invest investigate invite invoice issue join judge justify keep launch lay
lead learn lease leverage level liaise lift limit link listen list load lobby localise localize locate log lower machine maintain make manage
map mark market match maximise maximize measure mediate meet mentor merchandise merge minimise minimize mix mobilise mobilize model moderate
modernise modernize modify monitor motivate mount move name navigate negotiate note notify nurture observe obtain offer open operate optimise
optimize orchestrate order organise organize orient originate outline overhaul oversee own pack package paint partner pay perform persuade
phase photograph pick pilot pioneer pitch place plan plaster play plot plumb position post pour practise practice precept predict prepare
present preserve press price prioritise prioritize process procure produce profile program programme project promote proofread propose
prospect protect prototype prove provide publicise publicize publish pull purchase pursue push qualify query question quote raise rank rate
reach read rebuild receive recommend reconcile record recover recruit redesign redirect reduce refactor refer refine refresh register
regulate rehearse relaunch relay release remediate remind remove renew renegotiate reorganise reorganize repair replace replenish reply
report represent request rescue research resolve respond restock restore restructure retain retire retrieve review revise revitalise
revitalize rewrite rotate route run safeguard sample save scale scan schedule scope score screen script search secure seek segment select
sell send separate serve service set settle set-up shadow shape share shift ship shoot sign simplify simulate size sketch slot smooth sort
source speak specify split sponsor spot staff stage standardise standardize start steer stock stop store strengthen streamline structure
study submit summarise summarize supervise supply support survey swap synthesise synthesize tailor take talk target teach tell tend test tie tighten
time title trace track train transcribe transfer transform translate transport treat triage trial trim triple troubleshoot try tune turn
tutor type uncover unify unite unload update upgrade upload use utilise utilize validate value verify visit visualise visualize volunteer
walk warn wash watch weigh weld widen win wire work write
`
  .trim()
  .split(/\s+/);

/** Past forms that a stem does not lead back to its verb. */
export const irregularPasts = `
began bought broke brought built came caught chose dealt drew drove fed found fought gave grew ground held kept laid led left lent lit made met
oversaw paid ran rebuilt rewrote rode rose said sat saw sent shook shot shut sold sought spent split spoke spread stood swept taught thought
told took understood undertook went withdrew won wound wove wrote
`
  .trim()
  .split(/\s+/);

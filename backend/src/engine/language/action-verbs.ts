/** English action verbs in their base form. Matching by stem covers "-s", "-ed" and "-ing" forms too. */
export const englishVerbs = `
accelerate accept accompany account achieve acknowledge acquire act adapt add address adjust administer advise advocate
agree align allocate alter analyse analyze animate answer anticipate appeal appear apply appoint appraise approve
arbitrate archive arrange ask assemble assess assign assist assure attach attend attract audit author authorise
authorize automate award back backfill bake balance base batch begin benchmark bend bid bill blend block book boost
braze break brew brief bring broaden broker budget build bundle buy calculate calibrate call calm campaign canvass
caption capture care carry catalog catalogue categorise categorize cater centralise centralize chair challenge champion
change charge chart chase check choose clarify classify clean clear climb close coach coat code collaborate collate
collect combine comfort commission communicate compare compile complete comply compose compute conceive concept
conclude condense conduct configure confirm connect conserve consolidate construct consult contact contribute control
convene convert convey convince cook coordinate copy cordon correct counsel count cover craft crawl create crimp cross
curate customise customize cut debug deburr decide decrease dedicate defend define delegate deliver demonstrate deploy
derive describe design detail detect determine develop devise diagnose digitise digitize direct discover discuss
dispatch dispense display distribute diversify do document double draft drape draw dress drill drive dust earn edit
educate elicit eliminate empower enable encourage encrypt enforce engage engineer enhance enlarge enlist enrich enrol
enroll ensure enter erect escalate escort establish estimate evaluate examine excavate exceed exchange execute expand
expedite explain explore extend extinguish extract extricate fabricate facilitate feed fetch field file fill film
filter finalise finalize find finish fit fix fly fold follow forecast format formulate forward foster found free fulfil
fulfill gain garnish gather generate give govern grade grease greet grill grind group grow guard guide halve hand
handle hang harden harvest hear help hire hoist hold host hydrate identify illustrate immunize implement import improve
improvise include increase index inform ingest initiate innovate inspect inspire install instruct insulate integrate
interpret intervene interview introduce invent inventory invest investigate invite invoice isolate issue join judge
justify keep know label launch lay lead learn lease leave level leverage liaise lift light limit link list listen load
lobby localise localize locate lock log look lower lubricate machine maintain make manage map mark market match
maximise maximize measure mediate meet mentor merchandise merge migrate minimise minimize mix mobilise mobilize model
moderate modernise modernize modify monitor mop motivate mount move name narrow navigate negotiate note notice notify
nurture observe obtain offer open operate optimise optimize orchestrate order organise organize orient originate
outline overhaul oversee own pack package paint pair partner pass patch patrol pay perform persuade phase photograph
pick pilot pinpoint pioneer pitch place plan plaster play plot plumb polish position post pour practice practise
precept predict prefer prepare prescribe present preserve press prevent price print prioritise prioritize process
procure produce profile program programme project promote proofread propose prospect protect prototype prove provide
publicise publicize publish pull purchase pursue push qualify query question quote raise rank rate reach read reassure
rebuild receive recommend reconcile record recover recruit redesign redirect redraw reduce refactor refer refill refine
refresh register regulate rehearse reject relaunch relay release relieve relocate remediate remind remove render
renegotiate renew renovate reorganise reorganize repair repeat replace replenish reply report reposition represent
request rescue research resolve respect respond restock restore restrict restructure retain retire retouch retrieve
review revise revitalise revitalize rewrite rig roast rotate route run safeguard sample sand sanitise sanitize save
scale scan schedule scope score scout scrape screen script scrub seal search season secure see seek segment select sell
send separate serve service set set-up settle shadow shape share sharpen shelve shift ship shoot shorten show sign
simmer simplify simulate size sketch slot smooth solve sort source speak specify speed split sponsor spot spray staff
stage standardise standardize start state stay steer sterilise sterilize stir stock stop store streamline strengthen
strip structure study submit suggest summarise summarize supervise supply support survey swap sweep synchronise
synchronize synthesise synthesize tag tailor take talk target taste teach tell tend test thank tidy tie tighten time
title trace track train transcribe transfer transform translate transport treat triage trial trim triple troubleshoot
try tune turn tutor type unblock uncover unify unite unload unpack update upgrade upload upsell use utilise utilize
vacuum validate value vary ventilate verify visit visualise visualize volunteer walk warn wash watch wear weigh welcome
weld widen win wire work wrap write
`
  .trim()
  .split(/\s+/);

/** Past forms whose stem differs from their base form. */
export const irregularPastForms = `
began bent bought broke brought built came caught chose dealt deburred drew drove fed flew fought found gave grew
ground held hung kept knew laid led left lent lit made met oversaw paid ran rebuilt redrew rewrote rode rose said sat
saw sent shook shot shut sold sought spent split spoke spread stood swept taught thought told took understood undertook
went withdrew won wound wove wrote
`
  .trim()
  .split(/\s+/);

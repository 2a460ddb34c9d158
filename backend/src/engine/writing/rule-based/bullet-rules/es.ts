import { createTrimEndingRule, createReplaceRule, type BulletRule, createRemovePhrasesRule } from './bullet-rule';

const countableNouns =
  'clientes|pacientes|empleados|trabajadores|alumnos|estudiantes|huéspedes|residentes|proveedores|pedidos|llamadas|facturas|proyectos|informes|reuniones|eventos|incidencias|reclamaciones|solicitudes|consultas|expedientes|candidatos|cuentas|vehículos|centros|personas';

export const spanishBulletRules: BulletRule[] = [
  createReplaceRule(
    'weak_opening',
    /^(?:(?:Fui|Era|Soy)\s+)?(?:[Rr]esponsable|[Ee]ncargad[oa]s?|[Aa] cargo)\s+(?:de\s+la\s+|de\s+los\s+|de\s+las\s+|del\s+|de\s+el\s+|de\s+)/u,
    '',
  ),
  createReplaceRule(
    'weak_opening',
    /^(?:(?:Mis )?(?:[Ff]unciones|[Tt]areas)(?: principales)?(?: eran| incluían| fueron)?\s?:?\s+)(?:la\s+|el\s+|los\s+|las\s+)?/u,
    '',
  ),
  createReplaceRule('first_person', /^(?:Yo|Nosotros)\s+/u, ''),
  createReplaceRule('first_person', /(?<!\p{L})(?:mi|nuestro) equipo(?!\p{L})/gu, 'el equipo'),
  createRemovePhrasesRule('stock_phrase', [
    '(?:,\\s*)?(?:con|demostrando) (?:gran )?capacidad de liderazgo',
    '(?:,\\s*)?(?:con|mediante) excelentes habilidades de comunicación',
    '(?:,\\s*)?(?:en|bajo) (?:un )?(?:entorno dinámico|trabajo bajo presión)',
    'de forma proactiva',
    'orientad[oa]s? a resultados',
    '(?:,\\s*)?con don de gentes',
  ]),
  createRemovePhrasesRule('filler', [
    'con éxito',
    'exitosamente',
    'eficazmente',
    'divers[oa]s',
    'diferentes',
    'de manera eficiente',
    'entre otr[oa]s (?:tareas|funciones)',
    'etc\\.?',
    'muy',
  ]),
  createTrimEndingRule(['garantizando', 'asegurando', 'permitiendo']),
  createReplaceRule(
    'add_number',
    new RegExp(
      `^(\\p{Lu}\\p{L}+(?:ción|sión|miento)(?: y \\p{L}+)?) (?:de |a )((?:nuev[oa]s )?(?:${countableNouns}))(?!\\p{L})`,
      'u',
    ),
    (_, head, countedNoun) => `${head} de [número] ${countedNoun}`,
  ),
  createReplaceRule(
    'add_number',
    new RegExp(`^(\\p{Lu}\\p{L}+(?:é|í|ar|er|ir))( a)? ((?:nuev[oa]s )?(?:${countableNouns}))(?!\\p{L})`, 'u'),
    (_, verb, preposition, countedNoun) => `${verb}${preposition ?? ''} [número] ${countedNoun}`,
  ),
];

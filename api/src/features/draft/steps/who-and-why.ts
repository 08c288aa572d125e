/**
 * SQL of who last did something to the property with this id, and the reason that they gave:
 * `{ by, why }`; null if no one did. `which` is a condition on the entry `a` of the audit log.
 */
export const whoAndWhy = (
  propertyId: string,
  { action, which }: { action: string; which: string },
) => `(
        select json_build_object('by', a.actor_id, 'why', a.after ->> 'reason') from audit_log a
        where a.action = '${action}'
          and a.keys && array['property ' || ${propertyId}]
          and ${which}
        order by a.id desc limit 1)`;

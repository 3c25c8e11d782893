/** What bot accounts ask of the database. A bot's name stands with the names of people. */
const program = 'SELECT who, name, owner, programs.at FROM programs JOIN identities USING (who)';

export const programsSql = {
  addProgram: `INSERT INTO programs (who, owner, name_key, token, at) SELECT ?2, ?1, ?3, ?4, ?5
    WHERE (SELECT count(*) FROM programs WHERE owner = ?1) < ?6 ON CONFLICT DO NOTHING`,
  setProgramToken: 'UPDATE programs SET token = ? WHERE owner = ? AND who = ? RETURNING who',
  programWithToken: `${program} WHERE token = ?`,
  programWithKey: `${program} WHERE name_key = ?`,
  programsOf: `${program} WHERE owner = ? ORDER BY programs.at, who`,
} as const;

const projects = [
  { name: 'Mobile app 3.0', team: 'Maya, Jonas and 4 more', done: 72, state: 'On track' },
  { name: 'Billing migration', team: 'Priya and 2 more', done: 41, state: 'At risk' },
  { name: 'Design system', team: 'Jonas and 1 more', done: 88, state: 'On track' },
  { name: 'Partner portal', team: 'Tomás and 3 more', done: 15, state: 'Just started' },
];

const activity = [
  ['Maya', 'moved “Rollout window” to In review'],
  ['Deploy bot', 'released api 2.13.4 to 3 regions'],
  ['Jonas', 'uploaded Brand guidelines v3'],
  ['Priya', 'closed 6 issues in Billing migration'],
];

/** The content of the app itself. */
export function Dashboard() {
  return (
    <div className="stack">
      <section className="card" aria-labelledby="projects">
        <h1 id="projects">Projects</h1>
        <ul className="projects">
          {projects.map((project) => (
            <li key={project.name}>
              <div>
                <strong>{project.name}</strong>
                <small>{project.team}</small>
              </div>
              <progress max={100} value={project.done} aria-label={`${project.name} progress`} />
              <span className="state">{project.state}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="card" aria-labelledby="activity">
        <h2 id="activity">Activity</h2>
        <ul className="activity">
          {activity.map(([who, what]) => (
            <li key={what}>
              <strong>{who}</strong> {what}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

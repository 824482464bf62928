ase does not matter./
ase does not matter./
ase does not matter./
ase does not matter./
ase does not matter./
ase does not matter./
ase does not matter./
ase does not matter./

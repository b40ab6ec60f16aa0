"""The rules of Adel: state, tables and one small function per card."""

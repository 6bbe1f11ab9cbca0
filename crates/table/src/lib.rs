//! A sitting at the table.

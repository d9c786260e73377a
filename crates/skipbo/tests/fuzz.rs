//! Fuzz targets: texts made of positions, sights and golden records by changes at random. Each runs for a second here;
//! `cargo xtask fuzz` runs them for long.

mod common;
mod fuzz {
    pub(crate) mod corpus;
    mod notation;
    mod records;
}

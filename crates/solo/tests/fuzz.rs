//! Fuzz targets: texts made of scenarios, sights and golden records by changes at random. Each runs for a second here;
//! `cargo xtask fuzz` runs them for long.

mod fuzz {
    pub(crate) mod corpus;
    mod notation;
    mod records;
}

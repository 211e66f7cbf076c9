// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Times kiwi on its own benchmark system, built by kiwi's own function: the downloaded benchmark is included with its
// `main` renamed. A first argument names the table that solver-bench reads; a second asks for values, not times.

#define main kiwi_own_main
#include "enaml_like_benchmark.cpp"
#undef main

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

template <typename Body>
double median(int samples, int operations, Body body) {
  std::vector<double> times;
  for (int sample = 0; sample < samples; sample++) {
    auto start = std::chrono::steady_clock::now();
    body();
    std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    times.push_back(time.count() / operations);
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

struct Row {
  kiwi::RelationalOperator relation;
  double constant;
  double strength;
  std::vector<std::pair<double, int>> terms;
};

struct Table {
  std::vector<Row> rows;
  std::vector<std::string> names;
};

// The same table that solver-bench reads, so that both also build from the same form.
Table read_table(const char *path) {
  std::map<std::string, double> strengths = {
      {"required", kiwi::strength::required},
      {"strong", kiwi::strength::strong},
      {"smedium", kiwi::strength::create(0.0, 100, 0.0)},
      {"mmedium", kiwi::strength::create(0.0, 1.0, 0.0, 1.25)},
      {"medium", kiwi::strength::medium},
      {"weak", kiwi::strength::weak}};
  Table table;
  std::map<std::string, int> indices;
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::string relation, strength, term;
    Row row;
    fields >> relation >> row.constant >> strength;
    row.relation = relation == "==" ? kiwi::OP_EQ : relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
    row.strength = strengths.at(strength);
    while (fields >> term) {
      auto star = term.find('*');
      std::string name = term.substr(star + 1);
      auto known = indices.emplace(name, int(table.names.size()));
      if (known.second) table.names.push_back(name);
      row.terms.emplace_back(std::stod(term.substr(0, star)), known.first->second);
    }
    table.rows.push_back(row);
  }
  return table;
}

std::vector<kiwi::Variable> build_from(const Table &table, kiwi::Solver &solver) {
  std::vector<kiwi::Variable> variables;
  variables.reserve(table.names.size());
  for (auto &name : table.names) variables.emplace_back(name);
  for (size_t index = 0; index < table.names.size(); index++)
    if (table.names[index] == "width" || table.names[index] == "height")
      solver.addEditVariable(variables[index], kiwi::strength::strong);
  for (auto &row : table.rows) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (auto &term : row.terms) terms.emplace_back(variables[term.second], term.first);
    solver.addConstraint(
        kiwi::Constraint(kiwi::Expression(std::move(terms), -row.constant), row.relation, row.strength));
  }
  solver.updateVariables();
  return variables;
}

}  // namespace

int main(int argc, char **argv) {
  const double sizes[6][2] = {{400, 600}, {600, 400}, {800, 1200}, {1200, 800}, {400, 800}, {800, 400}};
  Table table = read_table(argv[1]);

  if (argc > 2) {
    kiwi::Solver solver;
    auto variables = build_from(table, solver);
    for (auto &size : sizes) {
      for (size_t index = 0; index < variables.size(); index++) {
        if (table.names[index] == "width") solver.suggestValue(variables[index], size[0]);
        if (table.names[index] == "height") solver.suggestValue(variables[index], size[1]);
      }
      solver.updateVariables();
      for (size_t index = 0; index < variables.size(); index++)
        std::printf("%.1f %.1f %s %.9g\n", size[0], size[1], table.names[index].c_str(), variables[index].value());
    }
    return 0;
  }

  std::printf("build %f\n", median(301, 20, [] {
                for (int round = 0; round < 20; round++) {
                  kiwi::Solver solver;
                  kiwi::Variable width("width"), height("height");
                  build_solver(solver, width, height);
                  solver.updateVariables();
                }
              }));
  std::printf("build-from-table %f\n", median(301, 20, [&] {
                for (int round = 0; round < 20; round++) {
                  kiwi::Solver solver;
                  build_from(table, solver);
                }
              }));
  kiwi::Solver solver;
  kiwi::Variable width("width"), height("height");
  build_solver(solver, width, height);
  std::printf("resize %f\n", median(301, 300, [&] {
                for (int round = 0; round < 50; round++)
                  for (auto &size : sizes) {
                    solver.suggestValue(width, size[0]);
                    solver.suggestValue(height, size[1]);
                    solver.updateVariables();
                  }
              }));
}

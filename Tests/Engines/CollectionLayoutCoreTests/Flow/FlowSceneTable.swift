// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import CollectionLayoutCore

/// Frames that UIKit 26.0 and 26.1 were seen to give at two pixels a point, restated from published measurements.
let flowScenes: [FlowScene] = [
  FlowScene(
    "collection flow grid", container: (375, 480),
    sections: [
      FlowScene.Section(.alike(8, 100, 100), insets: (16, 16, 16, 16), spacing: (12, 12))
    ],
    expected: [
      .item(0, 0, (16, 16, 100, 100)),
      .item(0, 1, (137.5, 16, 100, 100)),
      .item(0, 2, (259, 16, 100, 100)),
      .item(0, 3, (16, 128, 100, 100)),
      .item(0, 4, (137.5, 128, 100, 100)),
      .item(0, 5, (259, 128, 100, 100)),
      .item(0, 6, (16, 240, 100, 100)),
      .item(0, 7, (137.5, 240, 100, 100)),
    ]),
  FlowScene(
    "collection sections", container: (375, 472),
    sections: [
      FlowScene.Section(.alike(3, 80, 64), insets: (6, 16, 12, 16), header: 30, footer: 24),
      FlowScene.Section(.alike(0, 80, 64), insets: (6, 16, 12, 16), header: 30, footer: 24),
      FlowScene.Section(.alike(5, 80, 64), insets: (6, 16, 12, 16), header: 30),
    ],
    expected: [
      .item(0, 0, (16, 36, 80, 64)),
      .item(0, 1, (147.5, 36, 80, 64)),
      .item(0, 2, (279, 36, 80, 64)),
      .item(2, 0, (16, 244, 80, 64)),
      .item(2, 1, (147.5, 244, 80, 64)),
      .item(2, 2, (279, 244, 80, 64)),
      .item(2, 3, (16, 318, 80, 64)),
      .item(2, 4, (147.5, 318, 80, 64)),
      .footer(0, (0, 112, 375, 24)),
      .footer(1, (0, 184, 375, 24)),
      .header(2, (0, 208, 375, 30)),
      .header(0, (0, 0, 375, 30)),
      .header(1, (0, 136, 375, 30)),
    ]),
  FlowScene(
    "flow A full line spread", container: (375, 400),
    sections: [
      FlowScene.Section(.alike(7, 100, 60))
    ],
    content: .init(height: 200),
    expected: [
      .item(0, 0, (0, 0, 100, 60)),
      .item(0, 1, (137.5, 0, 100, 60)),
      .item(0, 2, (275, 0, 100, 60)),
      .item(0, 3, (0, 70, 100, 60)),
      .item(0, 5, (275, 70, 100, 60)),
      .item(0, 6, (0, 140, 100, 60)),
    ]),
  FlowScene(
    "flow C exact fit", container: (375, 400),
    sections: [
      FlowScene.Section(.alike(5, 115, 50), spacing: (12, 15))
    ],
    content: .init(height: 112),
    expected: [
      .item(0, 0, (0, 0, 115, 50)),
      .item(0, 1, (130, 0, 115, 50)),
      .item(0, 2, (260, 0, 115, 50)),
      .item(0, 3, (0, 62, 115, 50)),
      .item(0, 4, (130, 62, 115, 50)),
    ]),
  FlowScene(
    "flow D headers pixel snap", container: (375, 400),
    sections: [
      FlowScene.Section(.alike(3, 80, 40), insets: (4, 12, 6, 12), header: 30, footer: 20),
      FlowScene.Section(.alike(2, 80, 40), insets: (4, 12, 6, 12), header: 30, footer: 20),
    ],
    content: .init(height: 200),
    expected: [
      .item(0, 0, (12, 34, 80, 40)),
      .item(0, 1, (102.5, 34, 80, 40)),
      .item(0, 2, (192.5, 34, 80, 40)),
      .item(1, 0, (12, 134, 80, 40)),
      .item(1, 1, (102.5, 134, 80, 40)),
      .header(0, (0, 0, 375, 30)),
      .footer(0, (0, 80, 375, 20)),
      .header(1, (0, 100, 375, 30)),
      .footer(1, (0, 180, 375, 20)),
    ]),
  FlowScene(
    "flow E horizontal columns", container: (375, 220), direction: .horizontal,
    sections: [
      FlowScene.Section(.alike(7, 90, 70), insets: (8, 12, 8, 12))
    ],
    content: .init(width: 414, height: 220),
    expected: [
      .item(0, 0, (12, 8, 90, 70)),
      .item(0, 1, (12, 142, 90, 70)),
      .item(0, 2, (112, 8, 90, 70)),
      .item(0, 5, (212, 142, 90, 70)),
      .item(0, 6, (312, 8, 90, 70)),
    ]),
  FlowScene(
    "flow G item wider than line", container: (200, 300),
    sections: [
      FlowScene.Section(.alike(3, 250, 40), spacing: (6, 6))
    ],
    content: .init(height: 132),
    expected: [
      .item(0, 0, (-25, 0, 250, 40)),
      .item(0, 1, (-25, 46, 250, 40)),
      .item(0, 2, (-25, 92, 250, 40)),
    ]),
  FlowScene(
    "flow H short last line on full grid", container: (375, 300),
    sections: [
      FlowScene.Section(.alike(4, 50, 50))
    ],
    expected: [
      .item(0, 0, (0, 0, 50, 50)),
      .item(0, 1, (65, 0, 50, 50)),
      .item(0, 2, (130, 0, 50, 50)),
      .item(0, 3, (195, 0, 50, 50)),
    ]),
  FlowScene(
    "flow L lone item capacity two", container: (200, 300),
    sections: [
      FlowScene.Section(.alike(1, 90, 40), spacing: (6, 10))
    ],
    expected: [
      .item(0, 0, (0, 0, 90, 40))
    ]),
  FlowScene(
    "flow I fractional sizes", container: (375, 300),
    sections: [
      FlowScene.Section(.alike(6, 111.5, 44.25), insets: (5, 9, 5, 9), spacing: (8, 7))
    ],
    content: .init(height: 106.5),
    expected: [
      .item(0, 0, (9, 5, 111.5, 44.25)),
      .item(0, 1, (132, 5, 111.5, 44.25)),
      .item(0, 2, (254.5, 5, 111.5, 44.25)),
      .item(0, 3, (9, 57.5, 111.5, 44.25)),
      .item(0, 5, (254.5, 57.5, 111.5, 44.25)),
    ]),
  FlowScene(
    "flow J empty section", container: (375, 300),
    sections: [
      FlowScene.Section(.alike(1, 80, 40), insets: (4, 12, 6, 12), header: 30, footer: 20),
      FlowScene.Section(.alike(0, 80, 40), insets: (4, 12, 6, 12), header: 30, footer: 20),
      FlowScene.Section(.alike(1, 80, 40), insets: (4, 12, 6, 12), header: 30, footer: 20),
    ],
    content: .init(height: 260),
    expected: [
      .item(2, 0, (12, 194, 80, 40)),
      .header(1, (0, 100, 375, 30)),
      .footer(1, (0, 140, 375, 20)),
      .header(2, (0, 160, 375, 30)),
    ]),
  FlowScene(
    "flow M variable sizes", container: (375, 400),
    sections: [
      FlowScene.Section(
        .each([(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)]), insets: (5, 10, 5, 10),
        spacing: (10, 8))
    ],
    content: .init(height: 165),
    expected: [
      .item(0, 0, (10, 12.5, 120, 40)),
      .item(0, 1, (152.5, 5, 100, 55)),
      .item(0, 2, (275, 12.5, 90, 40)),
      .item(0, 3, (10, 75, 200, 30)),
      .item(0, 4, (305, 70, 60, 40)),
      .item(0, 5, (10, 120, 150, 40)),
    ]),
  FlowScene(
    "flow AA mixed widths last line", container: (375, 300),
    sections: [
      FlowScene.Section(.each([(80, 40), (100, 40), (60, 40)]))
    ],
    expected: [
      .item(0, 0, (0, 0, 80, 40)),
      .item(0, 1, (90, 0, 100, 40)),
      .item(0, 2, (200, 0, 60, 40)),
    ]),
  FlowScene(
    "flow XYZ uniform from delegate", container: (375, 300),
    sections: [
      FlowScene.Section(.each([(80, 40), (80, 40), (80, 40), (80, 40)]))
    ],
    expected: [
      .item(0, 0, (0, 0, 80, 40)),
      .item(0, 1, (98.5, 0, 80, 40)),
      .item(0, 2, (196.5, 0, 80, 40)),
      .item(0, 3, (295, 0, 80, 40)),
    ]),
  FlowScene(
    "flow AD full mixed line", container: (375, 300),
    sections: [
      FlowScene.Section(.each([(80, 40), (80, 90), (80, 40), (80, 40), (80, 40)]))
    ],
    content: .init(height: 140),
    expected: [
      .item(0, 0, (0, 25, 80, 40)),
      .item(0, 1, (98.5, 0, 80, 90)),
      .item(0, 3, (295, 25, 80, 40)),
      .item(0, 4, (0, 100, 80, 40)),
    ]),
  FlowScene(
    "se collection grid", container: (320, 400),
    sections: [
      FlowScene.Section(.alike(7, 90, 60), insets: (16, 16, 16, 16), spacing: (8, 8)),
      FlowScene.Section(.alike(2, 90, 60), insets: (16, 16, 16, 16), spacing: (8, 8)),
    ],
    expected: [
      .item(0, 0, (16, 16, 90, 60)),
      .item(0, 2, (214, 16, 90, 60)),
      .item(0, 3, (16, 84, 90, 60)),
      .item(0, 6, (16, 152, 90, 60)),
      .item(1, 0, (16, 244, 90, 60)),
      .item(1, 1, (115, 244, 90, 60)),
    ]),
  FlowScene(
    "se collection sized", container: (320, 400),
    sections: [
      FlowScene.Section(.each([(60, 40), (100, 40), (140, 40), (60, 40), (60, 40)]), insets: (10, 10, 10, 10))
    ],
    expected: [
      .item(0, 0, (10, 10, 60, 40)),
      .item(0, 1, (210, 10, 100, 40)),
      .item(0, 2, (10, 60, 140, 40)),
      .item(0, 3, (160, 60, 60, 40)),
      .item(0, 4, (230, 60, 60, 40)),
    ]),
  FlowScene(
    "se collection headers", container: (320, 400),
    sections: [
      FlowScene.Section(.alike(3, 90, 60), insets: (12, 16, 12, 16), spacing: (12, 9), header: 44, footer: 30),
      FlowScene.Section(.alike(2, 90, 60), insets: (12, 16, 12, 16), spacing: (12, 9), header: 44, footer: 30),
    ],
    expected: [
      .header(0, (0, 0, 320, 44)),
      .item(0, 0, (16, 56, 90, 60)),
      .footer(0, (0, 128, 320, 30)),
      .header(1, (0, 158, 320, 44)),
      .item(1, 0, (16, 214, 90, 60)),
      .footer(1, (0, 286, 320, 30)),
    ]),
]

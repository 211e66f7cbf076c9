// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing

@testable import SwiftUI

@Suite @MainActor struct MaterialTests {
  /// Black on the left, white on the right, and a view of 200 by 100 points in front of the edge.
  private func scene(_ view: some View) -> some View {
    HStack(spacing: 0) {
      Color.black
      Color.white
    }
    .overlay { view.frame(width: 200, height: 100) }
  }

  @Test func aMaterialBlursWhatLiesBehindUnderItsColour() throws {
    let pixel = try pixels(scene(Rectangle().fill(.ultraThinMaterial)))
    // Far from the edge the colour alone is mixed in: 0.44 of 222.
    #expect(near(pixel(-90, 0), [98, 98, 99]))
    #expect(near(pixel(90, 0), [240, 240, 242], by: 4))
    // On the edge both sides are mixed.
    #expect(abs(pixel(0, 0)[0] - 169) < 12)
    #expect(near(pixel(-110, 0), [0, 0, 0]) && near(pixel(110, 0), [255, 255, 255]))
  }

  @Test(arguments: [false, true]) func backgroundsAndShapesHaveIt(isDark: Bool) throws {
    let scheme: ColorScheme = isDark ? .dark : .light
    let thick = try pixels(scene(Color.clear.background(.thickMaterial)).environment(\.colorScheme, scheme))
    #expect(isDark ? thick(0, 0)[0] < 60 : thick(0, 0)[0] > 220)
    let corner = try pixels(scene(Color.clear.background(.regularMaterial, in: .rect(cornerRadius: 40))))
    #expect(near(corner(-98, -48), [0, 0, 0]) && corner(-60, 0)[0] > 180)
    // An outline that is no rectangle masks it.
    let ellipse = try pixels(scene(Ellipse().fill(Material.thin)))
    #expect(near(ellipse(-95, -40), [0, 0, 0]) && ellipse(-80, 0)[0] > 120)
  }

  @Test func thickerOnesShowLess() throws {
    let materials = [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
    let shown = try materials.dropLast().map { material in
      try pixels(scene(Rectangle().fill(material)))(-90, 0)[0]
    }
    #expect(shown == shown.sorted() && Set(shown).count == 5)
    let faded = try pixels(scene(Rectangle().fill(.thickMaterial.opacity(0.5))))(-90, 0)[0]
    #expect(faded < shown[3])
    _ = try look(
      VStack(spacing: 20) {
        ForEach(materials.indices, id: \.self) { index in
          Text("Material").font(.headline).padding(20).background(materials[index], in: .rect(cornerRadius: 16))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { LinearGradient(colors: [.red, .yellow, .blue], startPoint: .top, endPoint: .bottom) },
      as: "materials")
  }
}

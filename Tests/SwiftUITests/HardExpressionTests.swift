// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import SwiftUI

// Bodies that are hard on the type checker, as apps write them, and overloads that apps add to names of SwiftUI's.

private struct HardBody: View {
  @State var n = 0
  var items = ["a", "b"]
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if n > 0 {
        Text("a \(n) b \(items.count) c").font(.title).bold().foregroundColor(.red).padding().background(
          Color.blue.opacity(0.3)
        ).cornerRadius(8)
      } else if n < -1 {
        Text("x").padding(.horizontal, 3 * 2 + 1).frame(maxWidth: .infinity, alignment: .leading).overlay(
          RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 1))
      }
      ForEach(items, id: \.self) { i in
        HStack {
          Image(systemName: "star").resizable().scaledToFit().frame(width: 20, height: 20); Text(i).lineLimit(2);
          Spacer();
          Button(action: { n += 1 }) { Label(i, systemImage: "plus").labelStyle(.iconOnly) }.buttonStyle(
            .borderedProminent
          ).disabled(n > 3)
        }
        .padding(EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: CGFloat(n) * 2)).opacity(n > 3 ? 0.5 : 1)
        .onTapGesture { n -= 1 }
      }
      Group {
        Text("1"); Text("2"); Text("3")
      }.foregroundStyle(.secondary)
      GeometryReader { p in
        Path { q in
          q.move(to: .zero); q.addLine(to: CGPoint(x: p.size.width, y: p.size.height / 2))
        }.stroke(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
          style: StrokeStyle(lineWidth: 2, dash: [2]))
      }
      Text("A") + Text(" b ").bold() + Text("\(n)").foregroundColor(n > 2 ? .green : .primary) + Text("end")
      RoundedRectangle(cornerRadius: 3).fill(n > 3 ? Color.red : Color(.systemGray)).frame(
        width: CGFloat(n) / 2 + 3, height: 4
      ).shadow(color: .black.opacity(0.1), radius: 2, x: 0, y: 1)
    }
    .padding().onAppear { n = 1 }.onChange(of: n) { print($0, $1) }.task { n = 2 }.accessibilityElement(
      children: .combine)
  }
}
extension View {
  fileprivate func foregroundColor(_ c: UIColor) -> some View { foregroundColor(Color(c)) }
}
extension Text {
  fileprivate func foregroundColor(_ c: UIColor) -> Text { foregroundColor(Color(c)) }
}
private struct Overloaded: View {
  var body: some View {
    VStack {
      Text("a").foregroundColor(.red); Text("b").foregroundColor(UIColor.red);
      Image(systemName: "x").foregroundColor(.blue)
    }
  }
}
private struct HelpedRow: View { let t: String; func helper() -> String { t }; var body: some View { Text(helper()) } }

@Suite @MainActor struct HardExpressionTests {
  @Test func bodiesThatAreHardToCheckAreShown() {
    for view in [AnyView(HardBody()), AnyView(Overloaded()), AnyView(HelpedRow(t: "t"))] {
      #expect(UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 390, height: 800)).width > 0)
    }
  }
}
